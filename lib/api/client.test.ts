import { expect, test } from '@jest/globals'
import { getProduct } from '@/contract/shop/catalog'
import { getLandingPage } from '@/contract/shop/pages'
import { createClient } from '@/lib/api/client'

const asking = () => {
  const asked: string[] = []
  const call = createClient(async ({ path }) => {
    asked.push(path)
    return Response.json({ errorMessage: 'Không có.' }, { status: 404 })
  })
  return { asked, call }
}

test.each(['..', '1%2526x', 'a/../b', '-1-a', '\u0000', ''])(
  'the upstream is not asked for the page %j, which no call names',
  async (id) => {
    const { asked, call } = asking()
    await expect(call(getLandingPage, { params: { id } })).rejects.toMatchObject({ status: 400 })
    expect(asked).toEqual([])
  },
)

test('a number may stand for its digits', async () => {
  const { asked, call } = asking()
  await expect(call(getProduct, { params: { id: 12 } })).rejects.toMatchObject({ status: 404 })
  expect(asked).toEqual(['/api/ProductPage/12'])
})
