import type { Metadata } from 'next'
import { connection } from 'next/server'
import { type TextbookFilter, TextbookListView } from '@/components/textbooks/textbook-list-view'
import { getGradeSet, listAssets } from '@/contract/shop/textbooks'
import { callPublic } from '@/lib/api/public'
import { isMissing } from '@/lib/api/upstream-error'
import { env } from '@/lib/env'
import { layout } from '@/lib/messages/layout'
import { textbooks as texts } from '@/lib/messages/textbooks'
import { pages } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import { firstValue, readQuery, type SearchParams } from '@/lib/routes/read-query'
import { isListed } from '@/lib/seo/is-listed'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { describeList } from '@/lib/seo/summary'

type Props = { searchParams: Promise<SearchParams> }

/** The textbooks and their filters. Of a grade its own subjects: a subject without books there does not filter. */
async function load({ searchParams }: Props) {
  const params = await searchParams
  const asked = firstValue(params.grade)
  const grade = /^([1-9]|1[0-2])$/.test(asked) ? Number(asked) : undefined
  const wanted = firstValue(params.subject)
  const { searchContent } = readQuery(listAssets, params)
  const { data } = await callPublic(listAssets, { query: { searchContent } })
  const ofGrade = data.filter((item) => grade === undefined || item.grade === grade)
  const subjects = [...new Set(ofGrade.flatMap(({ subject }) => subject || []))]
  const grades = [...new Set(data.flatMap(({ grade }) => grade ?? []))].sort((a, b) => a - b)
  const filter: TextbookFilter = {
    grade,
    subject: subjects.find((subject) => subject === wanted),
    searchContent,
  }
  return { data, subjects, grades, filter }
}

const titleOf = ({ grade, subject }: TextbookFilter) =>
  [texts.title, subject, grade && texts.grade(grade).toLowerCase()].filter(Boolean).join(' ')

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { filter } = await load(props)
  const { grade, subject } = filter
  const title = titleOf(filter)
  return pageMetadata({
    title,
    description: describeList(title, texts),
    path: paths.textbooks({ grade, subject }),
    isListed: isListed(pages.textbooks, filter),
  })
}

/** Where a grade alone is chosen; null where the upstream has no such list. */
const findSet = ({ grade, subject, searchContent }: TextbookFilter) =>
  grade === undefined || subject || searchContent
    ? null
    : callPublic(getGradeSet, { params: { grade } }).then(
        ({ data }) => data,
        (error: unknown) => {
          if (isMissing(error)) return null
          throw error
        },
      )

export default async function TextbookListPage(props: Props) {
  await connection()
  const { data, subjects, grades, filter } = await load(props)
  const { grade, subject } = filter
  return (
    <TextbookListView
      title={titleOf(filter)}
      items={data.filter(
        (item) =>
          (grade === undefined || item.grade === grade) &&
          (subject === undefined || item.subject === subject),
      )}
      set={await findSet(filter)}
      grades={grades}
      subjects={subjects}
      filter={filter}
      origin={env().publicUrl}
      crumbs={[{ label: layout.navigation.home, href: paths.home() }, { label: texts.title }]}
    />
  )
}
