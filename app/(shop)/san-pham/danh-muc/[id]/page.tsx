import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { connection } from 'next/server'
import { listHrefOf } from '@/components/catalog/applied-filters'
import { ProductListView } from '@/components/catalog/product-list-view'
import { type Category, getCategories, listProducts } from '@/contract/shop/catalog'
import { callPublic } from '@/lib/api/public'
import { env } from '@/lib/env'
import { catalog as texts } from '@/lib/messages/catalog'
import { layout } from '@/lib/messages/layout'
import { hasWrongSlug, parseIdSlug } from '@/lib/routes/id-slug'
import { pages } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import { readQuery, type SearchParams } from '@/lib/routes/read-query'
import { redirectPastEnd } from '@/lib/routes/redirect-past-end'
import { isListed } from '@/lib/seo/is-listed'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { describeList } from '@/lib/seo/summary'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> }

const addressOf = ({ categoryId, slug }: Category) => ({ id: categoryId, slug })

async function load({ params, searchParams }: Props) {
  await connection()
  const segment = decodeURIComponent((await params).id)
  const id = parseIdSlug(segment)?.id
  const { data: categories } = await callPublic(getCategories)
  const category = categories.find(({ categoryId }) => categoryId === id)
  if (!category) notFound()
  const filter = { ...readQuery(listProducts, await searchParams), category: category.categoryId }
  if (hasWrongSlug(segment, addressOf(category))) {
    permanentRedirect(paths.category(addressOf(category), { ...filter, category: undefined }))
  }
  return { category, categories, filter }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { category, filter } = await load(props)
  const { page } = filter
  const name = category.categoryName
  const title = page > 1 ? texts.pageTitle(name, page) : name
  return pageMetadata({
    title,
    description: describeList(title, {
      title: name,
      description: texts.categoryDescription(name),
    }),
    path: paths.category(addressOf(category), { page }),
    isListed: isListed(pages.category, filter),
  })
}

export default async function CategoryPage(props: Props) {
  const { category, categories, filter } = await load(props)
  const { data: list } = await callPublic(listProducts, { query: filter })
  const address = listHrefOf(filter, addressOf(category))
  const { productSales: items, totalPage } = list
  redirectPastEnd({ page: filter.page, totalPage, items }, (page) => address({ page }))
  const parent = categories.find(({ categoryId }) => categoryId === category.parentId)
  return (
    <ProductListView
      title={category.categoryName}
      crumbs={[
        { label: layout.navigation.home, href: paths.home() },
        { label: texts.listTitle, href: paths.products() },
        ...(parent
          ? [{ label: parent.categoryName, href: paths.category(addressOf(parent)) }]
          : []),
        { label: category.categoryName },
      ]}
      origin={env().publicUrl}
      list={list}
      filter={filter}
      address={address}
      categories={categories}
      current={category}
    />
  )
}
