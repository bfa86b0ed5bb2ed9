'use client'

import { type ComponentType, lazy, Suspense, useId } from 'react'
import type { MyExamListProps } from '@/components/exams/my-exam-list'
import { LinkButton } from '@/components/ui/link-button'
import { Loading } from '@/components/ui/spinner'
import { examsList as texts } from '@/lib/messages/exams-list'
import { ui } from '@/lib/messages/ui'
import { paths } from '@/lib/routes/paths'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

type Props = {
  of: MyExamListProps['of']
  /** The page's URL, where a guest returns after signing in. */
  path: string
  /** How many there are, where known: who has not bought the course would be refused the list. */
  count?: number
  /** Shows guests how to get access. */
  invite?: boolean
  isEmbedded?: boolean
  /** One of the learner's own pages, from which exams open without a new document. */
  isPrivate?: boolean
}

// Loaded for signed-in readers only: most readers of these pages are guests.
const OwnExams = lazy(() =>
  import('@/components/exams/my-exam-list').then(
    (found): { default: ComponentType<MyExamListProps> } => ({ default: found.MyExamList }),
    () => ({ default: LoadFailed }),
  ),
)

const LoadFailed = ({ heading }: MyExamListProps) => (
  <section className="grid gap-3">
    {heading}
    <p className="text-ink-2">{ui.notReached}</p>
  </section>
)

/**
 * Exercises of a lesson or exams of a course, with the reader's progress. Loaded in the browser: the page
 * is cached for everybody.
 */
export function ExamSection({
  of,
  path,
  count,
  invite = false,
  isEmbedded = false,
  isPrivate = false,
}: Props) {
  const headingId = useId()
  const isSignedIn = useIsSignedIn()
  if (count === 0 || (!isSignedIn && !invite)) return null
  const heading = <h2 id={headingId}>{'lessonId' in of ? texts.exercises : texts.exams}</h2>
  if (isSignedIn) {
    return (
      <Suspense fallback={count ? <Loading /> : null}>
        <OwnExams {...{ of, path, heading, headingId, isEmbedded, isPrivate }} />
      </Suspense>
    )
  }
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      {heading}
      <Invitation path={path} isEmbedded={isEmbedded} />
    </section>
  )
}

function Invitation({ path, isEmbedded }: { path: string; isEmbedded: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-3 text-ink-2" data-guest="">
      {texts.guest}
      {isEmbedded ? null : (
        <LinkButton variant="quiet" size="sm" href={paths.login(path)}>
          {texts.login}
        </LinkButton>
      )}
    </p>
  )
}
