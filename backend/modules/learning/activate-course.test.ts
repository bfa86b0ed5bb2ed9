import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { courseCode, userCourse } from '@/backend/modules/learning/tables'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { emailsTo } from '@/backend/testing/accounts'
import { addCode, addCourse, twoLearners } from '@/backend/testing/learning'
import { TEST_NOW } from '@/backend/testing/test-app'

const CODE = 'CAN9-HAM5-VET2'
const WRONG = 'Mã kích hoạt không hợp lệ'
const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000)

databaseTest('the code of a book opens its course, however it is typed', async ({ db }) => {
  const { course, enter, list } = await twoLearners(db)
  await addCourse(db, 2, { validDays: 30 })
  await addCode(db, CODE, { courseId: 2 })
  expect((await list('', 'minh')).data).toEqual([])
  expect(await enter(' can9 ham5vet2 ')).toMatchObject({ status: 200, courseId: 2 })
  expect((await list('', 'minh')).data.map(({ courseId }) => courseId)).toEqual([2])
  expect((await course(2, 'minh')).expireDate).toBe(inDays(30).toISOString())
})

databaseTest(
  'a code entered twice by its owner answers the same, and opens once',
  async ({ db }) => {
    const { enter, wait } = await twoLearners(db)
    await addCourse(db, 2, { validDays: 30 })
    await addCode(db, CODE, { courseId: 2 })
    await enter(CODE)
    wait(3600)
    expect(await enter(CODE)).toMatchObject({ status: 200, courseId: 2 })
    const [own] = await db.select().from(userCourse).where(eq(userCourse.userId, 2))
    expect(own?.expiresAt).toEqual(inDays(30))
    wait(31 * 86_400)
    expect(await enter(CODE)).toMatchObject({ status: 400, text: WRONG })
  },
)

databaseTest(
  'whoever opens a course is mailed once which one, where it is and what to do if it was somebody else',
  async ({ db }) => {
    const { enter } = await twoLearners(db)
    await addCourse(db, 2, { name: 'Toán lớp 9', validDays: 30 })
    await addCode(db, CODE, { courseId: 2 })
    await enter(CODE)
    await enter(CODE)
    const [mail, ...others] = await emailsTo(db, 'minh@sach.vn')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Khóa học “Toán lớp 9” đã được mở')
    expect(mail?.bodyText).toMatch(/^Chào Minh,/)
    expect(mail?.bodyText).toMatch(/^Vào học: https?:.+\/khoa-hoc\/2$/m)
    expect(mail?.bodyText).toContain('Nếu không phải bạn nhập mã')
    expect(mail?.bodyText).toMatch(/^Đổi mật khẩu: https?:.+\/tai-khoan\/doi-mat-khau$/m)
    expect(mail?.bodyText).not.toContain(CODE)
    expect(await db.$count(mailOutbox)).toBe(1)
  },
)

databaseTest('a code that opens nothing mails nothing', async ({ db }) => {
  const { enter } = await twoLearners(db)
  await addCode(db, CODE)
  expect((await enter(CODE, 'lan')).status).toBe(409)
  expect((await enter('XXXX-XXXX-XXXX')).status).toBe(400)
  expect(await db.$count(mailOutbox)).toBe(0)
})

databaseTest(
  'of what is done in an account its owner is told, also when left alone',
  async ({ db }) => {
    const { enter } = await twoLearners(db)
    await db.update(appUser).set({ restrictedAt: TEST_NOW })
    await addCourse(db, 2)
    await addCode(db, CODE, { courseId: 2 })
    await enter(CODE)
    expect(await emailsTo(db, 'minh@sach.vn')).toHaveLength(1)
  },
)

databaseTest('used, expired, unknown and of a draft: one and the same refusal', async ({ db }) => {
  const { enter } = await twoLearners(db)
  await addCourse(db, 2)
  await addCourse(db, 3, { status: 0 })
  await addCode(db, 'AAAA-AAAA-AAAA', { courseId: 2, usedBy: 1, usedAt: TEST_NOW })
  await addCode(db, 'BBBB-BBBB-BBBB', { courseId: 2, expiresAt: inDays(-1) })
  await addCode(db, 'CCCC-CCCC-CCCC', { courseId: 3 })
  await addCode(db, 'DDDD-DDDD-DDDD', { courseId: 2, seri: 'HS-1' })
  const refusal = { status: 400, text: WRONG, courseId: undefined, wait: null }
  for (const code of ['AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB', 'CCCC-CCCC-CCCC', 'EEEE-EEEE-EEEE'])
    expect([code, await enter(code)]).toEqual([code, refusal])
  expect(await enter('DDDD-DDDD-DDDD', 'minh', { seri: 'HS-2' })).toEqual(refusal)
  expect(await db.$count(userCourse, eq(userCourse.userId, 2))).toBe(0)
})

databaseTest('five wrong codes, then ten minutes of waiting, whatever comes', async ({ db }) => {
  const { enter, wait } = await twoLearners(db)
  await addCourse(db, 2)
  await addCode(db, CODE, { courseId: 2 })
  for (let tries = 0; tries < 5; tries++) expect((await enter('XXXX-XXXX-XXXX')).status).toBe(400)
  expect(await enter(CODE)).toMatchObject({ status: 429, wait: '600' })
  expect((await enter('XXXX-XXXX-XXXX', 'lan')).status).toBe(400)
  wait(599)
  expect((await enter(CODE)).status).toBe(429)
  wait(1)
  expect((await enter(CODE)).status).toBe(200)
})

databaseTest('many wrong codes at once are no more than five', async ({ db }) => {
  const { enter } = await twoLearners(db)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => enter(`XXXX-${at}`)))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
})

databaseTest('of two who enter one code at once one gets the course', async ({ db }) => {
  const { enter } = await twoLearners(db)
  await addCourse(db, 2)
  await addCode(db, CODE, { courseId: 2 })
  const answers = await Promise.all([enter(CODE, 'lan'), enter(CODE, 'minh')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await db.$count(userCourse, eq(userCourse.courseId, 2))).toBe(1)
})

databaseTest(
  'a code is not spent on a course that is already one’s own for ever',
  async ({ db }) => {
    const { enter } = await twoLearners(db)
    await addCode(db, CODE)
    const answer = await enter(CODE, 'lan')
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('đã có')])
    const [code] = await db.select().from(courseCode)
    expect(code?.usedAt).toBeNull()
  },
)

databaseTest('the days of a code come after those a course has left', async ({ db }) => {
  const { course, enter, wait } = await twoLearners(db)
  await addCourse(db, 2, { validDays: 30 })
  const codes = ['AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB', 'CCCC-CCCC-CCCC'] as const
  for (const code of codes) await addCode(db, code, { courseId: 2 })
  const end = async () => (await course(2, 'minh')).expireDate
  await enter(codes[0])
  await enter(codes[1])
  expect(await end()).toBe(inDays(60).toISOString())
  wait(70 * 86_400)
  await enter(codes[2])
  expect(await end()).toBe(inDays(100).toISOString())
})

databaseTest('the number beside a code may be typed as freely as the code', async ({ db }) => {
  const { enter } = await twoLearners(db)
  await addCourse(db, 2)
  await addCode(db, CODE, { courseId: 2, seri: 'HS-0000003' })
  expect(await enter(CODE, 'minh', { seri: 'hs 0000003' })).toMatchObject({ status: 200 })
})

databaseTest('an empty code says so', async ({ db }) => {
  const { enter } = await twoLearners(db)
  expect(await enter('  ')).toMatchObject({
    status: 400,
    text: 'Mã kích hoạt không được để trống',
  })
})
