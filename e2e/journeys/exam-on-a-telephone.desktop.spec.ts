import type { Page } from 'playwright/test'
import { questionTypes } from '@/contract/shop/exams'
import {
  bar,
  begin,
  handIn,
  question,
  result,
  saveState,
  signInQuietly,
} from '@/e2e/support/exam-attempt'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { expectToFit } from '@/e2e/support/expect-to-fit'
import { dialog } from '@/e2e/support/people'
import { customer, pupil, teacher } from '@/e2e/support/sample-accounts'
import { longExam } from '@/e2e/support/sample-exams'
import { expect, test } from '@/e2e/support/test'

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

const path = `/bai-kiem-tra/${longExam.id}`

async function expectFair(page: Page, themes = ['dark5', 'light5']): Promise<void> {
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    await expectAccessible(page)
  }
  await expectToFit(page)
}

test('every kind of question fits a telephone, and so do list and confirmation', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signInQuietly(page)
  await begin(page, path)
  await expect(page.getByRole('banner')).toBeHidden()
  const barHeight = async () => (await bar(page).boundingBox())?.height
  const height = await barHeight()
  const kinds = questionTypes.length
  for (let number = 1; number <= kinds; number++) {
    await expect(question(page, number)).toBeInViewport()
    await expect(bar(page)).toBeInViewport()
    await expectFair(page, ['dark5'])
    await page.getByRole('button', { name: 'Câu sau' }).tap()
  }
  await page.getByRole('button', { name: `Câu ${kinds + 1}/50` }).tap()
  const list = dialog(page, 'Danh sách câu hỏi')
  await expectFair(page)
  await list.getByRole('button', { name: 'Câu 1, chưa trả lời' }).tap()
  await page.getByText('B.', { exact: true }).tap()
  await page.getByRole('button', { name: 'Đánh dấu' }).tap()
  await expect(saveState(page)).toContainText('Đã lưu lúc')
  expect(await barHeight()).toBe(height)
  await expectToFit(page)
  await bar(page).getByRole('button', { name: 'Nộp bài' }).tap()
  const confirm = dialog(page, 'Nộp bài?')
  await expect(confirm).toContainText('Đã trả lời 1/50 câu.')
  await expectFair(page)
  await confirm.getByRole('button', { name: 'Câu 2', exact: true }).tap()
  await expect(question(page, 2)).toBeVisible()
})

test('result, review, history and print are readable on a telephone', async ({ page }) => {
  test.setTimeout(240_000)
  await signInQuietly(page)
  await begin(page, path)
  await page.getByText('B.', { exact: true }).tap()
  await handIn(page)
  await expect(result(page)).toBeVisible()
  await expectFair(page)

  await page.getByRole('link', { name: 'Xem lại bài làm' }).tap()
  await expect(page.getByText('bạn chọn').first()).toBeVisible()
  await expect(page.getByText('đáp án đúng').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Các lượt làm' })).toBeVisible()
  await expectFair(page)
  const shown = page.getByRole('article')
  expect(await shown.count()).toBe(longExam.questions)
  await page.getByRole('checkbox', { name: 'Chỉ câu sai' }).check()
  await expect(page.getByText('đáp án đúng').first()).toBeVisible()

  await page
    .getByRole('link', { name: /^Lượt \d+$/ })
    .first()
    .tap()
  await expect(page).toHaveURL(/examResultId=\d+/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'In bài làm' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Câu 50', exact: true })).toBeVisible()
})

test('an exam of somebody else is not there, and one not bought says how to get it', async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/)
  await signInQuietly(page)
  await begin(page, path)
  await handIn(page)
  await expect(result(page)).toBeVisible()
  const review = await page.request.get(`/api/Examination/ReviewExam/${longExam.id}`)
  const { examResultId } = (await review.json()).data
  await page.context().clearCookies()
  await signInQuietly(page, customer)
  const locked = await page.goto('/bai-kiem-tra/20')
  expect(locked?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Bài này chưa mở cho bạn' })).toBeVisible()
  await expectFair(page)
  await page.context().clearCookies()
  await signInQuietly(page, teacher)
  const foreign = await page.goto(`/myexam/${longExam.id}?examResultId=${examResultId}`)
  expect(foreign?.status()).toBe(404)
  const call = `/api/Examination/ReviewExam/${longExam.id}?examResultId=${examResultId}`
  expect((await page.request.get(call)).status()).toBe(404)
  expect((await page.goto('/bai-kiem-tra/999999'))?.status()).toBe(404)
  await signInQuietly(page, pupil)
})

test('in the app the same exam stands without the shop around it', async ({ page }) => {
  await signInQuietly(page)
  for (const place of ['exam', 'myexam', 'exercise', 'myExercise', 'myexercise']) {
    const answer = await page.goto(`/mobile/${place}/${longExam.id}`)
    expect([place, answer?.status()]).toEqual([place, 200])
    await expect(page.locator('#thuc-don, [data-tab-bar], body footer')).toHaveCount(0)
    await expectToFit(page)
  }
  await begin(page, `/mobile/exam/${longExam.id}`)
  await page.getByText('A.', { exact: true }).tap()
  await expect(saveState(page)).toContainText('Đã lưu lúc')
  await handIn(page)
  await page.getByRole('link', { name: 'Xem lại bài làm' }).tap()
  await expect(page).toHaveURL(/\/mobile\/myexam\//)
})
