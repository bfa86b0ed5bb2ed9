import { inArray, sql } from 'drizzle-orm'
import { examAnswer, examResult, questionActive } from '@/backend/modules/exams/tables'
import { courseCode, lessonProgress, userCourse } from '@/backend/modules/learning/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import { ofUser } from './accounts'
import { gone, leaves, type Person, type PersonalTable, secret } from './personal-table'

const untilErased = { until: 'the account is erased' }

const ofAttempts =
  (column: typeof examAnswer.examResultId | typeof questionActive.examResultId) =>
  ({ userId }: Person) =>
    userId === null
      ? undefined
      : inArray(
          column,
          sql`(select ${examResult.id} from ${examResult} where ${examResult.userId} = ${userId})`,
        )

export const learningData: readonly PersonalTable[] = [
  {
    table: examAnswer,
    purpose: 'to mark an attempt and to look at it again',
    basis: 'contract',
    term: untilErased,
    of: ofAttempts(examAnswer.examResultId),
    onErasure: 'delete',
    columns: {
      value: gone,
      isFlag: gone,
      savedAt: gone,
      // A verdict is shown when the exam's rule allows it, and not here before; the attempt's points are.
      gotScore: secret,
      isRight: secret,
      comment: gone,
    },
    plain: ['examResultId', 'questionActiveId', 'rev'],
  },
  {
    table: questionActive,
    purpose: 'to show the questions of an attempt as they stood',
    basis: 'contract',
    term: untilErased,
    of: ofAttempts(questionActive.examResultId),
    onErasure: 'delete',
    // Which option has which name, and in which order they were written, would help at the next attempt.
    columns: { questionId: gone, answerOrder: secret, optionIds: secret, choiceOrder: secret },
    plain: ['id', 'examResultId', 'questionVersion', 'position'],
  },
  {
    table: examResult,
    purpose: 'to mark an attempt and to look at it again',
    basis: 'contract',
    term: untilErased,
    of: ofUser(examResult.userId),
    onErasure: 'delete',
    columns: {
      examinationId: gone,
      attemptNo: gone,
      startTime: gone,
      submitTime: gone,
      score: gone,
      result: gone,
      gradedAt: gone,
    },
    plain: [
      'id',
      'userId',
      'state',
      'leaseKey',
      'leaseAt',
      'leaseNo',
      'deadline',
      'finishReason',
      'submitKey',
      'maxScore',
      'gradeVersion',
      'rulesVersion',
    ],
  },
  {
    table: userCourse,
    purpose: 'to open what somebody has bought',
    basis: 'contract',
    term: untilErased,
    of: ofUser(userCourse.userId),
    onErasure: 'delete',
    columns: { courseId: gone, orderId: gone, activatedAt: gone, expiresAt: gone },
    plain: ['userId'],
  },
  {
    table: courseCode,
    purpose: 'to see that a printed code opens one account',
    basis: 'contract',
    term: { until: 'the account is erased; then the code as used by nobody' },
    of: ofUser(courseCode.usedBy),
    onErasure: 'anonymise',
    columns: { usedBy: leaves(null) },
    plain: [
      'id',
      'codeHash',
      'seri',
      'courseId',
      'batch',
      'usedAt',
      'grantedDays',
      'expiresAt',
      'createdAt',
    ],
  },
  {
    table: lessonProgress,
    purpose: 'to go on where one has stopped',
    basis: 'contract',
    term: untilErased,
    of: ofUser(lessonProgress.userId),
    onErasure: 'delete',
    columns: { lessonId: gone, position: gone, completedAt: gone, updatedAt: gone },
    plain: ['userId', 'duration'],
  },
  {
    table: feedback,
    purpose: 'to help others choose',
    basis: 'consent',
    term: { until: 'the review is taken back or the account erased' },
    of: ofUser(feedback.userId),
    onErasure: 'delete',
    columns: {
      displayName: gone,
      avatarUrl: gone,
      rating: gone,
      content: gone,
      createdAt: gone,
      hiddenReason: gone,
      reply: gone,
      repliedAt: gone,
    },
    plain: ['id', 'productId', 'userId', 'orderLineId', 'status', 'isFeatured', 'readAt'],
  },
]
