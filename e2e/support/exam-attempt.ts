import { randomUUID } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { pupil } from '@/e2e/support/sample-accounts'

const headers = { 'x-requested-with': 'storefront' }

/** Signs in by a call: what the dialog does is proved elsewhere. */
export async function signInQuietly(
  page: Page,
  { email, password } = pupil,
  origin = '',
): Promise<void> {
  const answer = await page.request.post(`${origin}/api/Authentication/Login`, {
    headers,
    data: { Email: email, Password: password, remember: true },
  })
  expect(answer.status()).toBe(200)
}

/** What the server has of the exam; an attempt still open from before is handed in as it is. */
export async function clear(page: Page, path: string): Promise<void> {
  const [origin = ''] = /^https?:\/\/[^/]+/.exec(path) ?? []
  const id = path.split('/').at(-1)
  const detail = await page.request.get(`${origin}/api/Examination/Detail/${id}`)
  const { inProgress, examResultId } = (await detail.json()).data
  if (!inProgress) return
  const open = { headers, data: { takeOver: true, resume: true } }
  const attempt = await page.request.post(`${origin}/api/Examination/DoExam/${id}`, open)
  const { leaseKey } = (await attempt.json()).data
  const data = { examResultId, leaseKey, submitKey: randomUUID(), answerResult: {} }
  await page.request.post(`${origin}/api/Examination/SubmitExam`, { headers, data })
}

export const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Câu ${number} `, level: 2 })
export const saveState = (page: Page) => bar(page).locator('[data-state]')
export const bar = (page: Page) => page.getByRole('region', { name: 'Thanh làm bài' })

/** Opens an exam and begins a new attempt. */
export async function begin(page: Page, path: string): Promise<void> {
  await clear(page, path)
  await page.goto(path)
  await page.getByRole('button', { name: /^(Bắt đầu làm bài|Làm lại)$/ }).click()
  await expect(question(page, 1)).toBeVisible()
}

/** Goes to a question by the list beside it. */
export async function goTo(page: Page, number: number): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Danh sách câu hỏi' })
    .getByRole('button', { name: new RegExp(`^Câu ${number},`) })
    .click()
  await expect(question(page, number)).toBeFocused()
}

export async function handIn(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Nộp bài' }).click()
  await page
    .getByRole('dialog', { name: 'Nộp bài?' })
    .getByRole('button', { name: 'Nộp bài' })
    .click()
}

export const result = (page: Page) => page.getByRole('region', { name: 'Kết quả' })

/** Counts the calls the page makes, by the last part of their address. */
export function countCalls(page: Page, part: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes(`/api/Examination/${part}`)) count += 1
  })
  return () => count
}
