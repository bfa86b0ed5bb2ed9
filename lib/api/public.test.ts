import { expect, test } from '@jest/globals'
import { listNewsTags } from '@/contract/shop/news'
import { getIntroPage } from '@/contract/shop/pages'
import { answerCalls } from '@/lib/api/testing'

process.env.UPSTREAM_URL = 'http://127.0.0.1:9'
process.env.SHOP_MODE = 'demo'
const { callPublic } = await import('@/lib/api/public')

test('an upstream that asks an anonymous page to sign in is away', async () => {
  answerCalls({ 'GET http://127.0.0.1:9/api/IntroPage': { status: 401 } })
  await expect(callPublic(getIntroPage)).rejects.toMatchObject({
    status: 503,
    digest: expect.stringMatching(/^upstream-/),
  })
})

test('the error page does not wait a second time for the call its page waited for', async () => {
  const asked: string[] = []
  globalThis.fetch = async (address) => {
    asked.push(String(address))
    throw new DOMException('too slow', 'TimeoutError')
  }
  await expect(callPublic(listNewsTags)).rejects.toMatchObject({ status: 503 })
  await expect(callPublic(listNewsTags)).rejects.toMatchObject({ status: 503 })
  expect(asked).toHaveLength(1)
  await expect(callPublic(getIntroPage)).rejects.toMatchObject({ status: 503 })
  expect(asked).toHaveLength(2)
})
