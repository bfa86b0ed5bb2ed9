import type { Metadata } from 'next'
import { connection } from 'next/server'
import { type LibraryFilter, LibraryListView } from '@/components/learning/library-list-view'
import {
  listCourseCategories,
  listLibraryCourses,
  listTextbookCourses,
} from '@/contract/shop/learning'
import { callPublic } from '@/lib/api/public'
import { env } from '@/lib/env'
import { layout } from '@/lib/messages/layout'
import { library } from '@/lib/messages/library'
import { pages } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import { firstValue, readQuery, type SearchParams } from '@/lib/routes/read-query'
import { redirectPastEnd } from '@/lib/routes/redirect-past-end'
import { isListed } from '@/lib/seo/is-listed'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { describeList } from '@/lib/seo/summary'

type Props = { searchParams: Promise<SearchParams> }

const texts = library

const readFilter = (params: SearchParams): LibraryFilter => ({
  ...readQuery(listLibraryCourses, params),
  tab: firstValue(params.tab) === 'sgk' ? 'sgk' : undefined,
})

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
    isListed: isListed(pages.library, filter),
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
  const { data: items, totalPage } = list
  redirectPastEnd({ page: filter.page, totalPage, items }, (page) =>
    paths.library({ ...filter, page }),
  )
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
