import type { Page } from 'playwright/test'
import { QUESTION, type QuestionType, questionTypes } from '@/contract/shop/exams'
import {
  bar,
  begin,
  clear,
  question,
  result,
  saveState,
  signInQuietly,
} from '@/e2e/support/exam-attempt'
import { expectAccessible } from '@/e2e/support/expect-accessible'
import { press, tabTo } from '@/e2e/support/keyboard'
import { dialog } from '@/e2e/support/people'
import { longExam } from '@/e2e/support/sample-exams'
import { expect, test } from '@/e2e/support/test'

const path = `/bai-kiem-tra/${longExam.id}`

const fields = (page: Page) =>
  page.getByRole('article').locator('input, select, textarea').and(page.locator(':enabled'))

/** Reaches every field of the question and fills it by `write`. */
async function fillAll(page: Page, write: () => Promise<void>): Promise<void> {
  const names = await fields(page).evaluateAll((all) =>
    all.map((field) => (field as HTMLInputElement).name),
  )
  // Of the buttons of one choice only the first is reached by Tab.
  const firsts = names.flatMap((name, at) => (name && names.indexOf(name) < at ? [] : [at]))
  for (const at of firsts) {
    await tabTo(page, fields(page).nth(at))
    await write()
  }
}

/** How each type is answered without a mouse. */
const answers: Record<QuestionType, (page: Page) => Promise<void>> = {
  [QUESTION.single]: (page) => page.keyboard.press('2'),
  [QUESTION.multiple]: async (page) => {
    await page.keyboard.press('1')
    await page.keyboard.press('3')
  },
  [QUESTION.trueFalse]: (page) => page.keyboard.press('1'),
  [QUESTION.fourStatements]: (page) => fillAll(page, () => page.keyboard.press('Space')),
  [QUESTION.shortAnswer]: (page) => fillAll(page, () => page.keyboard.type('12,5')),
  [QUESTION.blanks]: (page) => fillAll(page, () => page.keyboard.type('Hà Nội')),
  [QUESTION.matching]: (page) => fillAll(page, () => page.keyboard.press('ArrowDown')),
  [QUESTION.ordering]: (page) =>
    press(page, page.getByRole('button', { name: 'Đưa mục ở vị trí 1 xuống' }), 'Enter'),
  [QUESTION.essay]: (page) => fillAll(page, () => page.keyboard.type('Dòng một\nDòng hai')),
}

test('an exam of ninety minutes and fifty questions goes without a mouse', async ({ page }) => {
  test.setTimeout(300_000)
  await signInQuietly(page)
  await clear(page, path)
  await page.goto(path)
  await expectAccessible(page)
  const start = page.getByRole('button', { name: /^(Bắt đầu làm bài|Làm lại)$/ })
  await press(page, start, 'Enter')
  await expect(question(page, 1)).toBeFocused()
  await expect(page.getByRole('timer', { name: 'Thời gian còn lại' })).toHaveText(/^1:(30:00|29:)/)

  for (let number = 1; number <= longExam.questions; number++) {
    const type = questionTypes[(number - 1) % questionTypes.length] ?? QUESTION.single
    await expect(question(page, number)).toBeFocused()
    if (number <= questionTypes.length) await expectAccessible(page)
    if (number === 3) await page.keyboard.press('f')
    await answers[type](page)
    if (number === longExam.questions) break
    // Arrows turn the page where they do not belong to a field.
    if (type <= QUESTION.trueFalse) await page.keyboard.press('ArrowRight')
    else await press(page, page.getByRole('button', { name: 'Câu sau' }), 'Enter')
  }
  await expect(bar(page)).toContainText('50/50 câu')
  await expect(saveState(page)).toContainText('Đã lưu lúc')

  const list = page.getByRole('navigation', { name: 'Danh sách câu hỏi' })
  await press(page, list.getByRole('button', { name: 'Câu 3, đã trả lời, đã đánh dấu' }), 'Enter')
  await expect(question(page, 3)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(question(page, 2)).toBeFocused()

  await page.keyboard.press('Shift+Tab')
  await press(page, bar(page).getByRole('button', { name: 'Nộp bài' }), 'Enter')
  const confirm = dialog(page, 'Nộp bài?')
  await expect(confirm).toContainText('Đã trả lời 50/50 câu.')
  await expect(confirm.getByRole('button', { name: 'Câu 3' })).toBeVisible()
  await expectAccessible(page)
  await press(page, confirm.getByRole('button', { name: 'Nộp bài' }), 'Enter')
  await expect(result(page)).toContainText('Chờ chấm')
  await expect(page.getByRole('heading', { level: 1, name: longExam.name })).toBeFocused()
  await expectAccessible(page)

  await press(page, page.getByRole('link', { name: 'Xem lại bài làm' }), 'Enter')
  await expect(page.getByRole('heading', { name: 'Câu 50', exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('what happens is told: time running out, a lost connection, and its return', async ({
  page,
  context,
  console,
}) => {
  console.allow(/Failed to load resource|net::ERR/)
  await page.clock.install()
  await signInQuietly(page)
  await begin(page, path)
  const told = page.getByRole('status')
  await context.setOffline(true)
  await page.keyboard.press('1')
  await expect(
    told.filter({ hasText: 'Mất kết nối. Bài làm vẫn được lưu trên máy này.' }),
  ).toHaveCount(1)
  for (const [left, minutes] of [
    [30, 61],
    [5, 24],
    [1, 4],
  ] as const) {
    await page.clock.fastForward(minutes * 60_000)
    await expect(told.filter({ hasText: `Còn ${left} phút làm bài.` })).toHaveCount(1)
  }
  await context.setOffline(false)
  await expect(told.filter({ hasText: 'Đã kết nối lại, bài làm đã được lưu.' })).toHaveCount(1)
  for (const theme of ['light5', 'dark5']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    await expectAccessible(page)
  }
})
