import { randomUUID } from 'node:crypto'
import { appUser } from '@/backend/modules/accounts/tables'
import { problemsOf } from '@/backend/modules/exams/answer-keys'
import {
  examination,
  examinationQuestion,
  question,
  questionAnswer,
} from '@/backend/modules/exams/tables'
import { course, lesson, userCourse } from '@/backend/modules/learning/tables'
import type { Db } from '@/backend/platform/db/connect'
import { ask, json, refusal, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { type AnswerResult, doExam, saveExam, submitExam } from '@/contract/shop/exam-attempts'
import {
  type ExaminationDetail,
  getExamination,
  QUESTION,
  type QuestionType,
  reviewExam,
} from '@/contract/shop/exams'

/** Lan has activated the course, Minh has not. */
export type Learner = 'lan' | 'minh'
const userIds: Record<Learner, number> = { lan: 1, minh: 2 }
export const MINUTE = 60_000

type Sample = {
  type: QuestionType
  score: number
  contentHtml?: string
  key?: unknown
  choices?: { key: string; content: string }[]
  blankCount?: number
  /** True marks the right ones. */
  answers?: [string, boolean][]
}

/** One question of each type, ten points together with the essay's two. */
export const samples: Sample[] = [
  {
    type: 1,
    score: 0.25,
    answers: [
      ['2x', true],
      ['x', false],
      ['x^2', false],
      ['2', false],
    ],
  },
  {
    type: 2,
    score: 1,
    answers: [
      ['2', true],
      ['3', true],
      ['4', false],
    ],
  },
  { type: 3, score: 0.75, key: true },
  {
    type: 4,
    score: 1,
    answers: [
      ['a) đúng', true],
      ['b) sai', false],
      ['c) đúng', true],
      ['d) sai', false],
    ],
  },
  {
    type: 5,
    score: 0.5,
    key: { accepted: ['3,14'] },
    contentHtml: '<p>Số \\(\\pi\\) gần bằng</p>',
  },
  {
    type: 6,
    score: 1,
    key: { blanks: [['Hà Nội'], ['1010']] },
    blankCount: 2,
    contentHtml: '<p>[[1]] năm [[2]]</p>',
  },
  {
    type: 7,
    score: 1.5,
    key: { pairs: ['b', 'a', 'c'] },
    choices: [
      { key: 'a', content: 'A' },
      { key: 'b', content: 'B' },
      { key: 'c', content: 'C' },
    ],
    answers: [
      ['1', false],
      ['2', false],
      ['3', false],
    ],
  },
  {
    type: 8,
    score: 2,
    key: { order: [2, 3, 1] },
    answers: [
      ['ba', false],
      ['một', false],
      ['hai', false],
    ],
  },
  { type: 9, score: 2, key: { sample: '<p>Mẫu bí mật</p>' } },
]

/** All that are graded at once; an essay waits for somebody. */
export const markable = samples.filter(({ type }) => type !== QUESTION.essay)

async function addQuestion(db: Db, sample: Sample): Promise<number> {
  const { answers = [], type, score, key = null } = sample
  const rows = answers.map(([contentHtml, isCorrect], index) => ({
    contentHtml,
    isCorrect,
    position: index + 1,
  }))
  const contentHtml = sample.contentHtml ?? `<p>Câu loại ${type}</p>`
  const { choices = null, blankCount = null } = sample
  const problems = problemsOf({ type, score, contentHtml, key, choices, blankCount, answers: rows })
  if (problems.length > 0) throw new Error(problems.join(', '))
  const [written] = await db
    .insert(question)
    .values({
      type,
      score,
      contentHtml,
      key,
      choices,
      blankCount,
      explanationHtml: '<p>Lời giải bí mật</p>',
    })
    .returning()
  const questionId = written?.id ?? 0
  if (rows.length > 0) {
    await db.insert(questionAnswer).values(rows.map((row) => ({ questionId, ...row })))
  }
  return questionId
}

type ExamDraft = Partial<typeof examination.$inferInsert> & { questions?: readonly Sample[] }

/** An exam of course 1 with one question of each type, without a clock, unless told otherwise. */
export async function addExam(
  db: Db,
  { questions = samples, ...draft }: ExamDraft = {},
): Promise<number> {
  const [written] = await db
    .insert(examination)
    .values({ kind: 2, courseId: draft.lessonId ? null : 1, name: 'Kiểm tra giữa kì', ...draft })
    .returning()
  const examinationId = written?.id ?? 0
  for (const [index, sample] of questions.entries()) {
    const questionId = await addQuestion(db, sample)
    await db.insert(examinationQuestion).values({ examinationId, questionId, position: index + 1 })
  }
  return examinationId
}

/** Course 1 is sold and Lan's, with lesson 1; course 2 is free, with lesson 2. Time goes when told. */
export async function openSchool(db: Db) {
  await db.insert(appUser).values([
    { id: userIds.lan, email: 'lan@sach.vn', name: 'Lan', status: 1 },
    { id: userIds.minh, email: 'minh@sach.vn', name: 'Minh', status: 1 },
  ])
  await db.insert(course).values([
    { id: 1, name: 'Toán 12', slug: 'toan-12' },
    { id: 2, name: 'Luyện viết', slug: 'luyen-viet', isFree: true },
  ])
  await db.insert(lesson).values([
    { id: 1, courseId: 1, name: 'Bài 1', position: 1 },
    { id: 2, courseId: 2, name: 'Bài 1', position: 1 },
  ])
  await db.insert(userCourse).values({ userId: userIds.lan, courseId: 1 })
  const clock = { at: TEST_NOW.getTime() }
  const app = testApp({
    db,
    now: () => new Date(clock.at),
    callers: {
      ...Object.fromEntries(
        Object.entries(userIds).map(([name, userId]) => [
          name,
          { userId, sessionId: name, roles: ['user' as const] },
        ]),
      ),
      teacher: { userId: 90, sessionId: 'teacher', roles: ['staff', 'teacher'] },
    },
  })
  const as = (who: Learner) => ({ headers: { authorization: `Bearer ${who}` } })
  const post = (body: unknown, who: Learner) => json(body, as(who).headers)
  return {
    app,
    db,
    wait: (milliseconds: number) => {
      clock.at += milliseconds
    },
    now: () => new Date(clock.at),
    get: (path: string, who: Learner = 'lan') => app.request(`/api/Examination/${path}`, as(who)),
    post: (path: string, body: unknown, who: Learner = 'lan') =>
      app.request(`/api/Examination/${path}`, post(body, who)),
    refusedGet: (path: string, who: Learner = 'lan') =>
      refusal(app, `/api/Examination/${path}`, as(who)),
    refusedPost: (path: string, body: unknown, who: Learner = 'lan') =>
      refusal(app, `/api/Examination/${path}`, post(body, who)),
    detail: async (id: number, who: Learner = 'lan') =>
      (await ask(app, getExamination, `/api/Examination/Detail/${id}`, as(who))).data,
    start: async (id: number, body: unknown = {}, who: Learner = 'lan') =>
      (await ask(app, doExam, `/api/Examination/DoExam/${id}`, post(body, who))).data,
    save: async (body: unknown, who: Learner = 'lan') =>
      (await ask(app, saveExam, '/api/Examination/SaveExam', post(body, who))).data,
    submit: async (body: object, who: Learner = 'lan') =>
      (
        await ask(
          app,
          submitExam,
          '/api/Examination/SubmitExam',
          post({ submitKey: randomUUID(), answerResult: {}, ...body }, who),
        )
      ).data,
    review: async (path: string | number, who: Learner = 'lan') =>
      (await ask(app, reviewExam, `/api/Examination/ReviewExam/${path}`, as(who))).data,
  }
}
export type School = Awaited<ReturnType<typeof openSchool>>

const find = (answers: { answerId: number; answerContent: string }[], text: string) =>
  answers.find(({ answerContent }) => answerContent === text)?.answerId ?? 0

/** Right answers to the sample questions, whatever order they are shown in. */
export function rightAnswers({ questionActives }: Pick<ExaminationDetail, 'questionActives'>) {
  const right: AnswerResult = {}
  for (const { questionActiveId, questionType, answers, choices = [] } of questionActives) {
    const by = (text: string) => find(answers, text)
    const choice = (text: string) => choices.find(({ content }) => content === text)?.key ?? ''
    const values: Record<number, AnswerResult[string]> = {
      1: by('2x'),
      2: [by('2'), by('3')],
      3: true,
      4: Object.fromEntries(
        answers.map(({ answerId, answerContent }) => [answerId, answerContent.endsWith('đúng')]),
      ),
      5: '3.14',
      6: ['hà nội', '1010'],
      7: { [by('1')]: choice('B'), [by('2')]: choice('A'), [by('3')]: choice('C') },
      8: [by('một'), by('hai'), by('ba')],
      9: 'Bài văn',
    }
    right[questionActiveId] = values[questionType] ?? null
  }
  return right
}

/** The same revision for every answer. */
export const revsOf = (answers: AnswerResult, rev = 1) =>
  Object.fromEntries(Object.keys(answers).map((id) => [id, rev]))
