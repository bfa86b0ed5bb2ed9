import { percentile } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { call } from '@/e2e/support/http'
import { sharedShop } from '@/e2e/support/shop'

/** Nine of ten readers wait less, or share with the few calls of his that are under way: then it is a matter of the machine. */
const PATIENCE_MS = 1_000
const TIMES_ALONE = 8
const ALONE = 8
const greedy = { 'x-forwarded-for': '10.78.0.1' }

const heavyCalls = (origin: string, ids: readonly number[]) => {
  const cartDetails = Array.from({ length: 100 }, (_, n) => ({
    productId: ids[n % ids.length] ?? 1,
    Quantity: 1,
  }))
  return [
    ...Array.from({ length: 20 }, () =>
      call(origin, '/api/shipping/former-wards', { headers: greedy }),
    ),
    ...Array.from({ length: 60 }, () =>
      call(origin, '/api/Order/cal', { method: 'POST', headers: greedy, body: { cartDetails } }),
    ),
  ]
}

async function tagged(origin: string): Promise<string[]> {
  const first = await call(origin, '/api/shipping/former-wards', { headers: greedy })
  const tag = first.headers.etag ?? ''
  const again = await call(origin, '/api/shipping/former-wards', {
    headers: { ...greedy, 'if-none-match': tag },
  })
  return again.status === 304 ? [] : [`the list of wards is sent again: ${again.status}`]
}

/** One reader takes what is his share, whatever he asks for. */
export const sharedBurden: Check = {
  name: 'shared-burden',
  proves: 'who asks for much at once keeps nobody else waiting',
  run: async () => {
    const { origin } = await sharedShop()
    const list = await call(origin, '/api/ProductPage?page=1&objectType=0&inStock=1')
    const ids = [...list.text.matchAll(/"productId":(\d+)/g)].map(([, id]) => Number(id))
    const failures = await tagged(origin)
    const read = async (n: number) => {
      const headers = { 'x-forwarded-for': `10.78.1.${n % 250}` }
      const path = `/api/ProductPage/${ids[n % ids.length]}`
      const { status, ms } = await call(origin, path, { headers })
      if (status !== 200) failures.push(`a reader’s book was answered ${status}`)
      return ms
    }
    const alone: number[] = []
    for (let n = 0; n < ALONE; n++) alone.push(await read(n))
    let isOver = false
    const work = Promise.all(heavyCalls(origin, ids)).finally(() => {
      isOver = true
    })
    const times: number[] = []
    for (let n = 0; !isOver || n < ALONE; n++) times.push(await read(n))
    const heavy = await work
    const broken = heavy.filter(({ status }) => status === 500 || status === 0)
    if (broken.length > 0) failures.push(`${broken.length} of his own calls broke`)
    const [usual, slow] = [percentile(alone, 0.5), percentile(times, 0.9)]
    if (slow > Math.max(PATIENCE_MS, TIMES_ALONE * usual))
      failures.push(`a reader waited ${Math.round(slow)} ms, ${Math.round(usual)} ms alone`)
    return {
      count: heavy.length + times.length,
      failures,
      figures: {
        'a book alone, p90 beside': `${Math.round(usual)}, ${Math.round(slow)} ms`,
      },
    }
  },
}
