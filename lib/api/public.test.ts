import { expect, test } from '@jest/globals'
import { getIntroPage } from '@/contract/pages'
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
