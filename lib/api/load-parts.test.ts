import { expect, test } from '@jest/globals'
import { loadParts } from '@/lib/api/load-parts'
import { UpstreamError } from '@/lib/api/upstream-error'

const down = () => Promise.reject(new UpstreamError(503, 'Cửa hàng đang bận', 'GET /api/News'))

test('a part the upstream failed is null, the others are there', async () => {
  const loaded = await loadParts({ books: Promise.resolve(['Sách']), news: down() })
  expect(loaded).toEqual({ books: ['Sách'], news: null })
})

test('an upstream that fails every part fails the page, as does a mistake of our own', async () => {
  await expect(loadParts({ books: down(), news: down() })).rejects.toBeInstanceOf(UpstreamError)
  const mistake = Promise.reject(new TypeError('not a call'))
  await expect(loadParts({ books: Promise.resolve(1), news: mistake })).rejects.toThrow(
    'not a call',
  )
})
