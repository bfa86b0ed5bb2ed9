import { SimilarBooks } from '@/app/(error)/trang-loi/[status]/similar-books'
import {
  type ErrorDocumentProps,
  errorDocumentMetadata,
  readErrorDocument,
} from '@/app/error-document'
import { FailedView } from '@/components/layout/failed-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import type { NotOwned } from '@/lib/learning/find-not-owned'
import { missing } from '@/lib/messages/missing'
import { paths } from '@/lib/routes/paths'

export const generateMetadata = errorDocumentMetadata

function waysTo({ courseId, isLessonOpen }: NotOwned, lessonId: number | undefined) {
  const { toCourse, tryLesson } = missing.notOwned
  const course = { label: toCourse, href: paths.libraryCourse({ id: courseId }) }
  const activation = { label: missing.toActivation, href: paths.activation() }
  return isLessonOpen && lessonId
    ? [course, { label: tryLesson, href: paths.libraryLesson({ id: lessonId }) }, activation]
    : [course, activation]
}

/** Shown by the gateway under the address that was asked for, with header and footer (docs/adr/0014). */
export default async function ErrorDocumentPage(props: ErrorDocumentProps) {
  const found = await readErrorDocument(props)
  if (found.status !== 404) return <FailedView words={found.words} code={found.code} />
  const { wanted, words, notOwned, orderCode } = found
  return (
    <NotFoundView
      kind={wanted.kind}
      words={words}
      ways={notOwned ? waysTo(notOwned, wanted.id) : undefined}
      orderCode={orderCode}
    >
      {wanted.kind === 'product' ? <SimilarBooks slug={wanted.slug} /> : null}
    </NotFoundView>
  )
}
