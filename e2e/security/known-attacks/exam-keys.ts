import { randomUUID } from 'node:crypto'
import { QUESTION } from '@/contract/shop/exams'
import type { Check } from '@/e2e/support/check'
import { call } from '@/e2e/support/http'
import { sharedShop } from '@/e2e/support/shop'
import { signIn } from '@/e2e/support/sign-in'

type Question = { questionActiveId: number; answers: { answerId: number }[] }

/** What tells an answer's worth, in a call's JSON or in the data of a page. A blank essay is told to be wrong: nobody has a key to it. */
const KEYS = /\\?"(?:correctAnswer|explanation)\\?":|\\?"isRight\\?":\s*true/

type Reviewed = { questionType: number; isRight?: boolean | null; gotScore?: number | null }
const tellsVerdict = ({ questionType, isRight = null, gotScore = null }: Reviewed) =>
  questionType !== QUESTION.essay && (isRight !== null || gotScore !== null)

/** One pupil's way through an exam of a course of theirs. */
async function examOf(origin: string) {
  const cookie = await signIn(origin)
  const headers = { cookie }
  const ask = async (path: string, body?: unknown) => {
    const given = body === undefined ? { headers } : { headers, method: 'POST', body }
    const { status, text } = await call(origin, path, given)
    return {
      status,
      text,
      data: status === 200 && text.startsWith('{') ? JSON.parse(text).data : null,
    }
  }
  const [course] = (await ask('/api/UserCourse')).data
  const listed = await ask(`/api/Examination/GetExaminations?courseId=${course.courseId}`)
  return { ask, id: Number(listed.data[0].examinationId) }
}

const idsOf = (questions: readonly Question[]) =>
  questions.flatMap(({ questionActiveId, answers }) => [
    questionActiveId,
    ...answers.map(({ answerId }) => answerId),
  ])

/** While an attempt is open nothing the pupil can read tells right from wrong, and ids tell nothing either. */
export const examKeys: Check = {
  name: 'exam-keys',
  proves:
    'no key, and no verdict, is read while an attempt is open; ids are drawn for each attempt',
  run: async () => {
    const { origin } = await sharedShop()
    const { ask, id } = await examOf(origin)
    const begin = async () => {
      const { data, text } = await ask(`/api/Examination/DoExam/${id}`, { takeOver: true })
      if (!data) throw new Error(`no attempt: ${text}`)
      const detail = await ask(`/api/Examination/Detail/${id}`)
      return { attempt: data, ids: idsOf(detail.data.questionActives) }
    }
    const handIn = ({ examResultId, leaseKey }: { examResultId: number; leaseKey: string }) =>
      ask('/api/Examination/SubmitExam', {
        ...{ examResultId, leaseKey, submitKey: randomUUID(), answerResult: {} },
      })
    const failures: string[] = []
    const first = await begin()
    await handIn(first.attempt)
    const second = await begin()
    const places = [
      `/api/Examination/Detail/${id}`,
      `/api/Examination/ReviewExam/${id}`,
      `/api/Examination/ReviewExam/${id}?examResultId=${first.attempt.examResultId}`,
      ...[`/bai-kiem-tra/${id}`, `/myexam/${id}`, `/mobile/exam/${id}`, `/mobile/myexam/${id}`],
    ]
    for (const place of places) {
      const { text, data } = await ask(place)
      const [found] = KEYS.exec(text) ?? []
      if (data?.questionActives.some(tellsVerdict)) failures.push(`${place} tells verdicts`)
      if (found) failures.push(`${place} tells ${found} while an attempt is open`)
    }
    const same = first.ids.filter((one) => second.ids.includes(one))
    if (same.length > 0)
      failures.push(`${same.length} of ${first.ids.length} ids are those of before`)
    await handIn(second.attempt)
    return { count: places.length + first.ids.length, failures }
  },
}
