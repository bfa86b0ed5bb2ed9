import type { APIRequestContext } from 'playwright/test'
import { signIn } from '@/e2e/support/people'
import { readPage, wordsOf } from '@/e2e/support/read-html'
import { staff } from '@/e2e/support/sample-accounts'
import { expect, test } from '@/e2e/support/test'

const LESSON = 55

const publish = async (request: APIRequestContext, isPublished: boolean) => {
  const response = await request.patch(`/api/staff/lessons/${LESSON}`, {
    headers: { 'x-requested-with': 'storefront' },
    data: { isPublished },
  })
  expect(response.status()).toBe(200)
}

test('a lesson that is made a draft is previewed by staff and gone for everybody else', async ({
  page,
  request: guest,
}) => {
  const preview = `/xem-truoc?id=${LESSON}`
  const lesson = `/thu-vien/bai-hoc/${LESSON}`
  await page.goto('/login')
  await signIn(page, staff)
  await publish(page.request, false)
  try {
    const seen = await readPage(page.request, preview)
    expect([seen.status, seen.isListed]).toEqual([200, false])
    expect(seen.title).toMatch(/^Xem trước: /)
    expect(wordsOf(seen)).not.toContain('Không tìm thấy')
    for (const path of [preview, lesson]) expect((await readPage(guest, path)).status).toBe(404)
  } finally {
    await publish(page.request, true)
  }
  await expect.poll(async () => (await readPage(guest, lesson)).status).toBe(200)
})
