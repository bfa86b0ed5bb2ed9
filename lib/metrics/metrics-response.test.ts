import { expect, test } from '@jest/globals'
import { listProducts } from '@/contract/shop/catalog'

process.env.INTERNAL_SECRET = 'a-secret-of-the-test'
const { reportRowsLeftOut } = await import('@/lib/api/report-rows-left-out')
const { metricsResponse } = await import('@/lib/metrics/metrics-response')

const ask = (headers: Record<string, string> = {}) =>
  metricsResponse(new Request('http://localhost/metrics', { headers }))

test('the figures are for whoever knows the secret', async () => {
  reportRowsLeftOut(listProducts, [{ field: 'data.productSales.price', id: '4', problem: '' }])
  const answer = await ask({ 'x-internal-secret': 'a-secret-of-the-test' })
  expect(await answer.text()).toContain(
    'storefront_rows_left_out_total{call="GET /api/ProductPage",field="data.productSales.price"} 1',
  )
  expect((await ask()).status).toBe(404)
  expect((await ask({ 'x-internal-secret': 'a guess' })).status).toBe(404)
})
