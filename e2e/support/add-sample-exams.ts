import { type Db, openDatabase } from '@/backend/platform/db/connect'
import { examination, examinationQuestion, question } from '@/backend/platform/db/tables'
import { longExam, shortExam } from '@/e2e/support/sample-exams'

/** Run between the seed and the start: a shop's own exams are too short to try out ninety minutes, and too long for one. */
const types = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Questions of the demonstration shop, the nine types in turn. */
async function pick(db: Db): Promise<number[]> {
  const all = await db.select({ id: question.id, type: question.type }).from(question)
  const byType = types.map((type) =>
    all
      .filter((one) => one.type === type)
      .map(({ id }) => id)
      .sort((a, b) => a - b),
  )
  return Array.from({ length: longExam.questions }, (_, at) => {
    const ids = byType[at % types.length] ?? []
    const id = ids[Math.floor(at / types.length)]
    if (id === undefined)
      throw new Error(`Not enough questions of type ${types[at % types.length]}`)
    return id
  })
}

async function add(db: Db, { id, name, minutes, questions }: typeof longExam, ids: number[]) {
  await db.insert(examination).values({
    id,
    kind: 2,
    name,
    descriptionHtml: `<p>${questions} câu trong ${minutes} phút.</p>`,
    duration: minutes,
    isFree: true,
    showAnswer: 1,
  })
  await db
    .insert(examinationQuestion)
    .values(
      ids
        .slice(0, questions)
        .map((questionId, at) => ({ examinationId: id, questionId, position: at + 1 })),
    )
}

const { db, close } = await openDatabase({ dataDir: process.env.DATA_DIR ?? './data' })
const ids = await pick(db)
await add(db, longExam, ids)
await add(db, shortExam, ids)
await close()
