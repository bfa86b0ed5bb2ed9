import {
  examination,
  examinationQuestion,
  question,
  questionAnswer,
} from '@/backend/modules/exams/tables'
import type { Db } from '@/backend/platform/db/connect'
import type { SeedContext } from '@/backend/seed/context'
import type { Written } from '@/backend/seed/learning/write-courses'
import { reserveIds, taker } from '@/backend/seed/reserve-ids'
import { type Exam, exams } from './exams'

function examRow(exam: Exam, id: number, position: number, written: Written, updatedAt: Date) {
  const found = written.get(exam.course)
  if (!found) throw new Error(`No course for ${exam.name}`)
  const { lesson, name, descriptionHtml, minutes, attempts, isShuffled, isFree } = exam
  const isExercise = exam.kind === 'exercise'
  return {
    id,
    kind: isExercise ? (1 as const) : (2 as const),
    courseId: isExercise ? null : found.id,
    lessonId: lesson === null ? null : (found.lessonIds[lesson - 1] ?? null),
    name,
    descriptionHtml,
    duration: minutes,
    maxAttempt: attempts,
    passScore: 5,
    isShuffle: isShuffled,
    isFree,
    showAnswer: 1 as const,
    position,
    updatedAt,
  }
}

export async function writeExams(db: Db, written: Written, { now }: SeedContext): Promise<void> {
  const examIds = await reserveIds(db, examination, 'id', exams().length)
  const all = exams().flatMap(({ questions }, at) =>
    questions.map((one, place) => ({ one, examinationId: examIds[at] ?? 0, position: place + 1 })),
  )
  const questionIds = await reserveIds(db, question, 'id', all.length)
  const idAt = (at: number) => questionIds[at] ?? 0
  await db
    .insert(examination)
    .values(exams().map((exam, at) => examRow(exam, examIds[at] ?? 0, at + 1, written, now)))
  await db.insert(question).values(
    all.map(({ one }, at) => ({
      id: idAt(at),
      type: one.type,
      contentHtml: one.contentHtml,
      score: one.score,
      explanationHtml: one.explanationHtml,
      key: one.key ?? null,
      choices: one.choices,
      blankCount: one.blankCount,
    })),
  )
  const nextAnswer = taker(
    await reserveIds(
      db,
      questionAnswer,
      'id',
      all.reduce((sum, { one }) => sum + one.answers.length, 0),
    ),
  )
  await db
    .insert(questionAnswer)
    .values(
      all.flatMap(({ one }, at) =>
        one.answers.map((answer) => ({ id: nextAnswer(), ...answer, questionId: idAt(at) })),
      ),
    )
  await db.insert(examinationQuestion).values(
    all.map(({ examinationId, position }, at) => ({
      examinationId,
      questionId: idAt(at),
      position,
    })),
  )
}
