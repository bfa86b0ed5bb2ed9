import { useRecordContext } from 'ra-core'
import { DottedList } from '@/components/catalog-ui/dotted-list'
import { AnswerReview } from '@/components/exams/question/answer-review'
import { QuestionPrompt } from '@/components/exams/question/question-prompt'
import { LongTextField, NumberField } from '@/components/office/form/inputs'
import { OfficeForm } from '@/components/office/form/office-form'
import { RecordEdit } from '@/components/office/form/record-edit'
import { Section } from '@/components/office/form/section'
import { RecordLink } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { buttonClass } from '@/components/ui/button-class'
import { Disclosure } from '@/components/ui/disclosure'
import formulas from '@/components/ui/formulas.module.css'
import { Notice } from '@/components/ui/notice'
import { RichText } from '@/components/ui/rich-text'
import { Loading } from '@/components/ui/spinner'
import type { StaffAttempt } from '@/contract/staff/attempts'
import { formatDateTime } from '@/lib/format/date'
import { formatPoints } from '@/lib/format/points'
import { officeAttempts as texts } from '@/lib/messages/office-attempts'

const resource = 'attempts'

const pointsOf = (got: number, most: number) => texts.points(formatPoints(got), formatPoints(most))

const factsOf = (attempt: StaffAttempt) => {
  const { learnerName, courseName, attemptNo, submitTime, score, maxScore } = attempt
  return [
    { label: texts.columns.learner, value: `${learnerName}, ${texts.attempt(attemptNo)}` },
    ...(courseName ? [{ label: texts.course, value: courseName }] : []),
    { label: texts.columns.submitTime, value: formatDateTime(submitTime) },
    { label: texts.keyed, value: pointsOf(attempt.keyedScore, attempt.keyedMaxScore) },
    {
      label: texts.total,
      value: score === null ? texts.waitingCount(attempt.waitingCount) : pointsOf(score, maxScore),
    },
  ]
}

type Question = StaffAttempt['questions'][number]

/** A question with the answer, and where its points and a word about it are entered. */
const Grading = ({ question, index }: { question: Question; index: number }) => (
  <Section title={texts.question(question.position)}>
    <QuestionPrompt question={question} />
    <AnswerReview question={question} value={question.answer} />
    {question.explanation ? (
      <Disclosure title={texts.suggestion}>
        <RichText html={question.explanation} />
      </Disclosure>
    ) : null}
    <div className="grid items-start gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <NumberField
        source={`grades.${index}.score`}
        label={texts.score}
        hint={texts.most(formatPoints(question.score))}
      />
      <LongTextField
        source={`grades.${index}.comment`}
        label={texts.comment}
        hint={texts.commentHint}
        rows={3}
      />
    </div>
  </Section>
)

function Body() {
  const attempt = useRecordContext<StaffAttempt>()
  // Coming from the list, the framework shows its row until the attempt itself is there.
  if (!attempt?.questions) return <Loading />
  const { examinationName, questions, score, nextId } = attempt
  return (
    <>
      <PageHead title={examinationName}>
        {nextId === null ? null : (
          <RecordLink
            resource={resource}
            id={nextId}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            {texts.next}
          </RecordLink>
        )}
      </PageHead>
      {score === null ? null : (
        <div className="mb-6">
          <Notice tone="success">{texts.isGraded}</Notice>
        </div>
      )}
      <div className={`${formulas.formulas} grid gap-6`}>
        <Section title={texts.facts}>
          <DottedList rows={factsOf(attempt)} />
        </Section>
        <OfficeForm>
          {questions.map((question, index) => (
            <Grading key={question.questionActiveId} question={question} index={index} />
          ))}
        </OfficeForm>
      </div>
    </>
  )
}

/** One attempt: its answers that no key can mark, each with points and a comment. */
export const AttemptPage = ({ id }: { id: string }) => (
  <RecordEdit resource={resource} id={id} saved={texts.saved}>
    <Body />
  </RecordEdit>
)
