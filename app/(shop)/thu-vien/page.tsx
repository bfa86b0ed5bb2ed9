import type { Metadata } from 'next'
import { connection } from 'next/server'
import { type LibraryFilter, LibraryListView } from '@/components/learning/library-list-view'
import { listCourseCategories, listLibraryCourses, listTextbookCourses } from '@/contract/learning'
import { callPublic } from '@/lib/api/public'
import { first, readPage, type SearchParams } from '@/lib/catalog/product-query'
import { env } from '@/lib/env'
import { layout } from '@/lib/messages/layout'
import { learning } from '@/lib/messages/learning'
import { paths } from '@/lib/routes/paths'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { describeList } from '@/lib/seo/summary'

type Props = { searchParams: Promise<SearchParams> }

const texts = learning.library

function readFilter(params: SearchParams): LibraryFilter {
  const category = first(params.category)
  return {
    page: readPage(params.page),
    category: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : undefined,
    tab: first(params.tab) === 'sgk' ? 'sgk' : undefined,
    searchContent: first(params.searchContent).normalize('NFC').slice(0, 200) || undefined,
  }
}

const titleOf = ({ searchContent }: LibraryFilter) =>
  searchContent ? texts.searchTitle(searchContent) : texts.title

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = readFilter(await searchParams)
  const list = titleOf(filter)
  const title = filter.page > 1 ? texts.pageTitle(list, filter.page) : list
  return pageMetadata({
    title,
    description: describeList(title, texts),
    path: paths.library({ page: filter.page }),
    isListed: !(filter.searchContent || filter.category || filter.tab),
  })
}

export default async function LibraryPage({ searchParams }: Props) {
  await connection()
  const filter = readFilter(await searchParams)
  const { tab, ...query } = filter
  const [list, { data: categories }] = await Promise.all([
    callPublic(tab === 'sgk' ? listTextbookCourses : listLibraryCourses, { query }),
    callPublic(listCourseCategories),
  ])
  return (
    <LibraryListView
      title={titleOf(filter)}
      list={list}
      categories={categories}
      filter={filter}
      origin={env().publicUrl}
      crumbs={[{ label: layout.navigation.home, href: paths.home() }, { label: texts.title }]}
    />
  )
}
