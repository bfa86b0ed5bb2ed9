import type { Metadata } from 'next'
import { connection } from 'next/server'
import { NewsListView } from '@/components/news/news-list-view'
import { listNewestNews, listNews, listNewsTags, type NewsTag } from '@/contract/shop/news'
import { callPublic } from '@/lib/api/public'
import { env } from '@/lib/env'
import { layout } from '@/lib/messages/layout'
import { news as texts } from '@/lib/messages/news'
import { pages } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import { type ListFilter, readQuery, type SearchParams } from '@/lib/routes/read-query'
import { redirectPastEnd } from '@/lib/routes/redirect-past-end'
import { isListed } from '@/lib/seo/is-listed'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { describeList } from '@/lib/seo/summary'

type Props = { searchParams: Promise<SearchParams> }

const NEWEST = 5

type NewsFilter = ListFilter<typeof listNews>

function titleOf({ tag, searchContent }: NewsFilter, tags: readonly NewsTag[]) {
  if (searchContent) return texts.searchTitle(searchContent)
  const name = tags.find(({ tagId }) => tagId === tag)?.tagName
  return name ? texts.tagTitle(name) : texts.title
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filter = readQuery(listNews, await searchParams)
  const { data: tags } = await callPublic(listNewsTags)
  const list = titleOf(filter, tags)
  const title = filter.page > 1 ? texts.pageTitle(list, filter.page) : list
  return pageMetadata({
    title,
    description: describeList(title, texts),
    path: paths.newsList({ page: filter.page, tag: filter.tag }),
    isListed: isListed(pages.newsList, filter),
    hasFeed: true,
  })
}

export default async function NewsListPage({ searchParams }: Props) {
  await connection()
  const filter = readQuery(listNews, await searchParams)
  const [list, { data: tags }, { data: newest }] = await Promise.all([
    callPublic(listNews, { query: filter }),
    callPublic(listNewsTags),
    callPublic(listNewestNews, { params: { x: NEWEST } }),
  ])
  const { data: items, totalPage } = list
  redirectPastEnd({ page: filter.page, totalPage, items }, (page) =>
    paths.newsList({ ...filter, page }),
  )
  return (
    <NewsListView
      title={titleOf(filter, tags)}
      crumbs={[{ label: layout.navigation.home, href: paths.home() }, { label: texts.title }]}
      origin={env().publicUrl}
      items={items}
      totalPage={totalPage}
      totalItem={list.totalItem}
      suggestion={list.suggestion}
      tags={tags}
      newest={newest}
      filter={filter}
    />
  )
}
