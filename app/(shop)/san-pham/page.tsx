import type { Metadata } from 'next'
import { connection } from 'next/server'
import { listHrefOf } from '@/components/catalog/applied-filters'
import { ProductListView } from '@/components/catalog/product-list-view'
import { getCategories, listProducts } from '@/contract/shop/catalog'
import { callPublic } from '@/lib/api/public'
import type { ProductFilter } from '@/lib/catalog/filter-query'
import { env } from '@/lib/env'
import { catalog as texts } from '@/lib/messages/catalog'
import { layout } from '@/lib/messages/layout'
import { pages } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import { readQuery, type SearchParams } from '@/lib/routes/read-query'
import { redirectPastEnd } from '@/lib/routes/redirect-past-end'
import { isListed } from '@/lib/seo/is-listed'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { describeList } from '@/lib/seo/summary'

type Props = { searchParams: Promise<SearchParams> }

function titleOf({ searchContent, author, publisher, series, grade }: ProductFilter) {
  if (searchContent) return texts.searchTitle(searchContent)
  const owner = author ?? publisher ?? (series && texts.filters.series(series))
  if (owner) return texts.ownerTitle(owner)
  return grade ? texts.gradeTitle(grade) : texts.listTitle
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = readQuery(listProducts, await searchParams)
  const { page } = filter
  const list = titleOf(filter)
  const title = page > 1 ? texts.pageTitle(list, page) : list
  return pageMetadata({
    title,
    description: describeList(title, {
      title: texts.listTitle,
      description: texts.listDescription,
    }),
    path: paths.products({ page }),
    isListed: isListed(pages.products, filter),
  })
}

export default async function ProductListPage({ searchParams }: Props) {
  await connection()
  const filter = readQuery(listProducts, await searchParams)
  const [{ data: list }, { data: categories }] = await Promise.all([
    callPublic(listProducts, { query: filter }),
    callPublic(getCategories),
  ])
  const address = listHrefOf(filter)
  const { productSales: items, totalPage } = list
  redirectPastEnd({ page: filter.page, totalPage, items }, (page) => address({ page }))
  return (
    <ProductListView
      title={titleOf(filter)}
      crumbs={[{ label: layout.navigation.home, href: paths.home() }, { label: titleOf(filter) }]}
      origin={env().publicUrl}
      list={list}
      filter={filter}
      address={address}
      categories={categories}
    />
  )
}
