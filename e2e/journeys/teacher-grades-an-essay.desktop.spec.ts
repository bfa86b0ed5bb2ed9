import { QUESTION } from '@/contract/shop/exams'
import { clear, signInQuietly } from '@/e2e/support/exam-attempt'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { signIn } from '@/e2e/support/people'
import { pupil, staff } from '@/e2e/support/sample-accounts'
import { longExam } from '@/e2e/support/sample-exams'
import { expect, test } from '@/e2e/support/test'

const headers = { 'x-requested-with': 'storefront' }
const path = `/bai-kiem-tra/${longExam.id}`

test('a teacher grades what a pupil wrote; the pupil is mailed and reads points and comment', async ({
  page,
  browser,
}) => {
  const essay = `Đoạn văn số ${Date.now()}`
  const pupils = await (await browser.newContext()).newPage()
  await signInQuietly(pupils)
  await clear(pupils, path)
  const begun = await pupils.request.post(`/api/Examination/DoExam/${longExam.id}`, {
    headers,
    data: {},
  })
  const { examResultId, leaseKey } = (await begun.json()).data
  const detail = await pupils.request.get(`/api/Examination/Detail/${longExam.id}`)
  const questions: { questionActiveId: number; questionType: number; position: number }[] = (
    await detail.json()
  ).data.questionActives
  const asked = questions.find(({ questionType }) => questionType === QUESTION.essay)
  const answerResult = { [asked?.questionActiveId ?? 0]: essay }
  const submitKey = crypto.randomUUID()
  const data = { examResultId, leaseKey, submitKey, answerResult }
  await pupils.request.post('/api/Examination/SubmitExam', { headers, data })

  await page.goto('/quan-tri')
  await signIn(page, staff)
  await page.getByRole('link', { name: 'Bài làm chờ chấm' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chấm bài' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/quan-tri/cham-bai/${examResultId}`)
  await expect(page.getByText(essay)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Điểm', { exact: true }).fill('0,1')
  await page.getByLabel('Nhận xét').fill('Ý hay, cần dẫn chứng.')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Bài đã chấm xong')).toBeVisible()

  const emails = await (await page.request.get('/dev/outbox')).text()
  expect(emails).toContain(`data-to="${pupil.email}"`)
  expect(emails).toContain(`examResultId=${examResultId}`)
  await pupils.goto(`/myexam/${longExam.id}?examResultId=${examResultId}`)
  const graded = pupils.getByRole('article', { name: `Câu ${asked?.position}`, exact: true })
  await expect(graded).toContainText('Đã chấm')
  await expect(graded).toContainText('Nhận xét của giáo viên')
  await expect(graded).toContainText('Ý hay, cần dẫn chứng.')
  await expectAccessible(pupils)
  await pupils.context().close()
})
