import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { SessionExpired } from '@/components/auth/session-expired'
import { ExamAttempt } from '@/components/exams/exam-attempt'
import { ExamIntro } from '@/components/exams/exam-intro'
import { ExamNextLinks } from '@/components/exams/exam-next-links'
import { ExamReviewView } from '@/components/exams/exam-review-view'
import { LockedExam } from '@/components/exams/locked-exam'
import { ReviewFailed, ReviewLoaded } from '@/components/exams/review-failed'
import { PageStatus } from '@/components/ui/page-status'
import { type FoundExam, findExam, findExamReview } from '@/lib/exams/find-exam'
import { exams } from '@/lib/messages/exams'
import { parseIdSlug } from '@/lib/routes/id-slug'
import { requireSession } from '@/lib/session/require-session'

export type ExamPageProps = {
  params: Promise<{ id: string }>
  searchParams: Promise<{ examResultId?: string | string[] }>
}

/** URLs of taking an exam and of its results, in the shop or in the app. */
export type ExamLinks = {
  take: (id: number) => string
  mine: (id: number, query?: { examResultId: number }) => string
  isEmbedded?: boolean
}

const load = cache(findExam)
const loadReview = cache(findExamReview)

async function idOf({ params }: Pick<ExamPageProps, 'params'>): Promise<number> {
  return parseIdSlug(decodeURIComponent((await params).id))?.id ?? notFound()
}

const nameOf = (found: FoundExam) =>
  found.kind === 'found' ? found.detail.examinationName : exams.kinds.exam

export async function examMetadata(props: ExamPageProps, { take }: ExamLinks): Promise<Metadata> {
  const id = await idOf(props)
  await requireSession(take(id))
  const found = await load(id)
  if (found.kind === 'missing') notFound()
  return { title: nameOf(found), robots: { index: false, follow: false } }
}

/** Of a page with results: they stay when the exam, its lesson or its course has been withdrawn. */
export async function myExamMetadata(props: ExamPageProps, { mine }: ExamLinks): Promise<Metadata> {
  const id = await idOf(props)
  await requireSession(mine(id))
  const found = await load(id)
  const review = found.kind === 'missing' ? await loadReview(id, await wantedOf(props)) : null
  if (found.kind === 'missing' && review === null) notFound()
  const title = review === null || review === 'unknown' ? nameOf(found) : review.examinationName
  return { title, robots: { index: false, follow: false } }
}

const wantedOf = async ({ searchParams }: ExamPageProps) =>
  parseIdSlug(String((await searchParams).examResultId ?? ''))?.id

/** The page where an exam is started, taken and submitted. */
export async function ExamPage(props: ExamPageProps & ExamLinks) {
  const { take, isEmbedded = false } = props
  const id = await idOf(props)
  return <ExamAttemptPage id={id} path={take(id)} mine={props.mine(id)} isEmbedded={isEmbedded} />
}

/** The reader's own results; without any, the exam itself. */
export async function MyExamPage(props: ExamPageProps & ExamLinks) {
  const { take, mine, isEmbedded = false } = props
  const id = await idOf(props)
  await requireSession(mine(id))
  const found = await load(id)
  const wanted = await wantedOf(props)
  // Also when the exam has been withdrawn, or the access to it has ended.
  const isAnswered = found.kind !== 'guest' && found.kind !== 'unknown'
  const review = isAnswered ? await loadReview(id, wanted) : null
  if (review === 'unknown')
    return (
      <>
        <PageStatus code={503} />
        <ReviewFailed path={mine(id)} />
      </>
    )
  if (!review) {
    // An attempt of somebody else does not exist; without an id there is simply none yet.
    if (wanted) notFound()
    return <ExamAttemptPage id={id} path={mine(id)} mine={mine(id)} isEmbedded={isEmbedded} />
  }
  return (
    <div className="wrap section">
      <ReviewLoaded path={mine(id)} />
      <ExamReviewView
        review={review}
        takeHref={take(id)}
        isOpen={found.kind === 'found' && found.detail.inProgress}
        attemptHref={(examResultId) => mine(id, { examResultId })}
      >
        {found.kind === 'found' ? (
          <ExamNextLinks detail={found.detail} isEmbedded={isEmbedded} />
        ) : null}
      </ExamReviewView>
    </div>
  )
}

type ExamAttemptPageProps = { id: number; path: string; mine: string; isEmbedded: boolean }

async function ExamAttemptPage({ id, path, mine, isEmbedded }: ExamAttemptPageProps) {
  const session = await requireSession(path)
  const found = await load(id)
  if (found.kind === 'missing') notFound()
  if (found.kind === 'guest' && !isEmbedded) return <SessionExpired next={path} />
  if (found.kind === 'locked')
    return (
      <>
        <PageStatus code={404} />
        <LockedExam {...found} isEmbedded={isEmbedded} />
      </>
    )
  const detail = found.kind === 'found' ? found.detail : null
  return (
    <div className="wrap section">
      {found.kind === 'unknown' ? <PageStatus code={503} /> : null}
      <ExamAttempt
        userId={session.userId}
        examinationId={id}
        detail={detail}
        path={path}
        resultHref={mine}
        isEmbedded={isEmbedded}
      >
        {detail ? <ExamIntro detail={detail} /> : <h1>{exams.kinds.exam}</h1>}
      </ExamAttempt>
    </div>
  )
}
