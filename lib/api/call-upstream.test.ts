import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import type { Endpoint } from '@/contract/endpoint'
import { addProduct } from '@/contract/shop/cart'
import { getProduct, listProducts } from '@/contract/shop/catalog'
import { type Adapters, adapt } from '@/lib/api/adapter'
import { exampleAdapters } from '@/lib/api/testing-example-adapters'

const book = {
  ...{ ma: 12, ten: 'Dế Mèn phiêu lưu ký', duong_dan: 'de-men', tac_gia: 'Tô Hoài', anh: null },
  ...{ gia_bia: '50000.00', gia_ban: '40000.00', danh_muc: 3 },
  ...{ da_ban: 2, diem: 4.5, so_danh_gia: 2, ton: 9 },
}
const detail = {
  sach: {
    ...book,
    ten_danh_muc: 'Truyện',
    slug_danh_muc: 'truyen',
    mo_ta: '<p>Hay.</p>',
    hinh: [],
  },
  cung_loai: [{ ...book, ma: 13 }],
}
const answers: Record<string, [status: number, body: unknown]> = {
  'GET /sach?trang=2&tu_khoa=d%E1%BA%BF': [200, { ket_qua: [book], so_trang: 1, tong: 1 }],
  'GET /sach/12': [200, detail],
  'GET /sach/13': [404, { loi: 'Không có sách này' }],
  'GET /sach/14': [200, { sach: null }],
  'PUT /gio/them': [200, { data: null }],
  'GET /v1/ProductPage/12': [200, { data: null }],
}

type Seen = { call: string; tenant: string | undefined; body: string }
const seen: Seen[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += part
  const call = `${request.method} ${request.url}`
  seen.push({ call, tenant: request.headers['x-tenant']?.toString(), body })
  const [status, json] = answers[call] ?? [500, { loi: call }]
  response.writeHead(status, { 'content-type': 'application/json', etag: '"1"' })
  response.end(JSON.stringify(json))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
process.env.UPSTREAM_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
process.env.UPSTREAM_PREFIX = '/v1/'
process.env.UPSTREAM_HEADERS = '{"X-Tenant":"hien-sach"}'
process.env.SHOP_MODE = 'demo'
const { callUpstream } = await import('@/lib/api/call-upstream')
const { readAnswer } = await import('@/lib/api/read-answer')

const ask = (endpoint: Endpoint, path: string, adapters: Adapters = exampleAdapters) =>
  callUpstream(endpoint, path, { method: endpoint.method, timeoutMs: 5_000 }, adapters)

test('a list and a detail are read from an upstream whose names all differ', async () => {
  const list = await ask(listProducts, '/api/ProductPage?page=2&searchContent=d%E1%BA%BF')
  expect(list.headers.get('etag')).toBe('"1"')
  expect(readAnswer(listProducts, await list.json())).toMatchObject({
    data: {
      productSales: [{ productId: 12, productName: 'Dế Mèn phiêu lưu ký', priceSale: 40_000 }],
      totalPage: 1,
    },
  })
  const one = await ask(getProduct, '/api/ProductPage/12')
  expect(readAnswer(getProduct, await one.json())).toMatchObject({
    data: { productSale: { categoryName: 'Truyện' }, productSalesInCategory: [{ productId: 13 }] },
  })
})

test('a refusal keeps its words, and what cannot be mapped fits nothing', async () => {
  const missing = await ask(getProduct, '/api/ProductPage/13')
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { errorMessage: 'Không có sách này' },
  ])
  const broken = await (await ask(getProduct, '/api/ProductPage/14')).json()
  expect(() => readAnswer(getProduct, broken)).toThrow()
})

test('a body is sent in the upstream’s own words', async () => {
  const adapters = [
    adapt(addProduct, {
      method: 'PUT',
      path: '/gio/them',
      body: ({ productId, Quantity }) => ({ ma: productId, so_luong: Quantity }),
    }),
  ]
  const body = JSON.stringify({ productId: 12, Quantity: 2 })
  await callUpstream(
    addProduct,
    addProduct.path,
    { method: 'POST', body, timeoutMs: 5_000 },
    adapters,
  )
  expect(seen.at(-1)).toMatchObject({ call: 'PUT /gio/them', body: '{"ma":12,"so_luong":2}' })
})

test('another prefix stands in the place of /api, and every call carries the headers the owner named', async () => {
  await ask(getProduct, '/api/ProductPage/12', [])
  expect(seen.at(-1)).toMatchObject({ call: 'GET /v1/ProductPage/12', tenant: 'hien-sach' })
})
