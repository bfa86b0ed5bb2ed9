import { expect, test } from '@jest/globals'
import { getIntroPage } from '@/contract/shop/pages'

process.env.UPSTREAM_URL = 'http://127.0.0.1:9'
process.env.SHOP_MODE = 'demo'
const { callPublic } = await import('@/lib/api/public')
const { findSite } = await import('@/lib/site')

test('after a call was waited for in vain, nobody waits for the shop’s name as well', async () => {
  const asked: string[] = []
  globalThis.fetch = async (address) => {
    asked.push(String(address))
    throw new DOMException('too slow', 'TimeoutError')
  }
  await expect(callPublic(getIntroPage)).rejects.toMatchObject({ status: 503 })
  expect(await findSite()).toBeNull()
  expect(asked).toEqual(['http://127.0.0.1:9/api/IntroPage'])
})
