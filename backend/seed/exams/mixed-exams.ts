import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { examination, examinationQuestion, question } from '@/backend/modules/exams/tables'
import type { Db } from '@/backend/platform/db/connect'
import { place, text } from '@/backend/seed/read/fields'
import { inlineToHtml } from '@/backend/seed/read/markdown'
import { checkJson } from '@/backend/seed/read/read-json'
import { questionTypes } from '@/contract/shop/exams'

/** An exam put together from questions of the shop, the types in turn; free, and part of no course. */
const MixedExam = z.strictObject({
  id: place,
  name: text,
  about: text,
  minutes: place,
  questions: place,
})
type MixedExam = z.infer<typeof MixedExam>

async function pickQuestions(db: Db, count: number): Promise<number[]> {
  const all = await db
    .select({ id: question.id, type: question.type })
    .from(question)
    .orderBy(question.id)
  const byType = questionTypes.map((type) => all.filter((one) => one.type === type))
  return Array.from({ length: count }, (_, at) => {
    const found = byType[at % byType.length]?.[Math.floor(at / byType.length)]
    if (!found) throw new Error(`The shop has not enough questions for an exam of ${count}`)
    return found.id
  })
}

async function writeMixedExam(
  db: Db,
  { id, name, about, minutes, questions }: MixedExam,
): Promise<void> {
  const added = await db
    .insert(examination)
    .values({
      id,
      kind: 2,
      name,
      descriptionHtml: `<p>${inlineToHtml(about)}</p>`,
      duration: minutes,
      isFree: true,
      isPractice: true,
      showAnswer: 1,
    })
    .onConflictDoNothing()
    .returning({ id: examination.id })
  if (added.length === 0) return
  const ids = await pickQuestions(db, questions)
  await db
    .insert(examinationQuestion)
    .values(ids.map((questionId, at) => ({ examinationId: id, questionId, position: at + 1 })))
}

/** Adds the exams of a JSON file to a filled shop; those it has already stay as they are. */
export async function writeMixedExams(db: Db, file: string): Promise<void> {
  for (const exam of checkJson(file, readFileSync(file, 'utf8'), z.array(MixedExam))) {
    await writeMixedExam(db, exam)
  }
}
