import { findPage } from '@/lib/routes/find-page'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { mobilePages } from '@/lib/routes/mobile-pages'
import type { Page } from '@/lib/routes/page'
import { accountPages, pages, shortLinkKinds } from '@/lib/routes/pages'

/** What a page would have shown; `page` where that cannot be told from the address. */
export type MissingKind =
  | 'page'
  | 'product'
  | 'category'
  | 'course'
  | 'lesson'
  | 'ownCourse'
  | 'ownLesson'
  | 'exercise'
  | 'exam'
  | 'order'
  | 'ownOrder'
  | 'news'
  | 'textbook'
  | 'landingPage'
  | 'shortLink'

const pagesOfKind: Partial<Record<MissingKind, readonly Page[]>> = {
  product: [pages.product],
  category: [pages.category],
  course: [pages.libraryCourse, pages.coursePreview, mobilePages.course],
  lesson: [pages.libraryLesson, pages.lessonPreview, mobilePages.lesson],
  ownCourse: [pages.course, mobilePages.myCourse],
  ownLesson: [pages.lesson, mobilePages.myLesson],
  exercise: [pages.exercise, pages.myExercise, mobilePages.exercise, mobilePages.myExercise],
  exam: [pages.exam, pages.myExam, mobilePages.exam, mobilePages.myExam],
  order: [pages.orderConfirmation, pages.invoice],
  ownOrder: [accountPages.order],
  news: [pages.news, mobilePages.news],
  textbook: [pages.textbook, mobilePages.textbook],
  landingPage: [pages.page],
}

const kinds = new Map(
  (Object.keys(pagesOfKind) as MissingKind[]).flatMap((kind) =>
    (pagesOfKind[kind] ?? []).map(({ path }) => [path, kind] as const),
  ),
)

const isShortLink = (path: string) => shortLinkKinds.some((kind) => path === `/${kind}/{name}`)

export type Missing = { kind: MissingKind; id?: number; slug?: string }

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

/** What was looked for at an address where nothing is. */
export function findMissing(pathname: string): Missing {
  const found = findPage(pathname)
  if (!found) return { kind: 'page' }
  const { path } = found.page
  const kind = kinds.get(path) ?? (isShortLink(path) ? 'shortLink' : 'page')
  return { kind, ...parseIdSlug(decoded(found.params.id ?? '')) }
}
