import { randomUUID } from 'node:crypto'
import type { Sent } from '@/contract-tools/check/answer'
import {
  first,
  jsonIn,
  type SeededFault,
  status,
  withData,
} from '@/contract-tools/check/testing-upstreams'

const isGuest = ({ headers }: Sent) => headers.authorization === undefined
const isForeign = ({ headers }: Sent) => headers.authorization === 'Bearer khong-phai-cua-ai'
const as = (sent: Sent, path: string): Sent => ({ ...sent, path })

const refusals: readonly SeededFault[] = [
  {
    call: 'listTextbookCourses',
    rule: 'wrong type',
    where: /CourseSGKLibrary\?page=x/,
    spoil: () => status(500),
  },
  {
    call: 'getNews',
    rule: 'bad id',
    where: /^GET \/api\/News\/!x/,
    spoil: () => status(500),
  },
  {
    call: 'getLibraryCourse',
    rule: 'refusal',
    where: /^GET \/api\/Library\/CourseDetail\/2147483647/,
    spoil: () => status(404, { error: 'not found' }),
  },
  {
    call: 'getAsset',
    rule: 'unknown id',
    where: /^GET \/api\/asset\/2147483647/,
    spoil: (_, again, sent) => again(as(sent, '/api/asset/1')),
  },
  {
    call: 'login',
    rule: 'refusal',
    where: /^POST \/api\/Authentication\/Login/,
    when: ({ body = '' }) => body.includes('khong-co'),
    spoil: () => status(500),
  },
  {
    call: 'listUserOrders',
    rule: 'no token',
    where: /^GET \/api\/User\/orders$/,
    when: isGuest,
    spoil: () => status(200, { data: [], totalPage: 0 }),
  },
  {
    call: 'listAddresses',
    rule: 'foreign token',
    where: /^GET \/api\/UserAddress$/,
    when: isForeign,
    spoil: () => status(200, { data: [] }),
  },
  {
    call: 'getUserApp',
    rule: 'no token',
    where: /^GET \/api\/User\/UserApp$/,
    when: isGuest,
    spoil: async (_, again, sent) => {
      const body = { Email: 'lan@sach.vn', Password: 'mat-khau-mau' }
      const headers = { 'content-type': 'application/json' }
      const path = '/api/Authentication/Login'
      const signedIn = await again({ method: 'POST', path, headers, body: JSON.stringify(body) })
      const { token } = jsonIn(signedIn) as { token: string }
      return again({ ...sent, headers: { ...sent.headers, authorization: `Bearer ${token}` } })
    },
  },
]

const lists: readonly SeededFault[] = [
  {
    call: 'listProducts',
    rule: 'next page',
    where: /^GET \/api\/ProductPage\?page=2/,
    spoil: (_, again, sent) => again(as(sent, sent.path.replace('page=2', 'page=1'))),
  },
  {
    call: 'listProducts',
    rule: 'search',
    where: /^GET \/api\/ProductPage\?searchContent=[a-z+]+&/,
    spoil: (_, again, sent) => again(as(sent, '/api/ProductPage?searchContent=khongcogi')),
  },
  {
    call: 'listNews',
    rule: 'page size',
    where: /^GET \/api\/News\?page=1&pageSize=2/,
    spoil: (_, again, sent) => again(as(sent, '/api/News')),
  },
  {
    call: 'listLibraryCourses',
    rule: 'last page',
    where: /^GET \/api\/Library\?page=10000/,
    spoil: () => status(500),
  },
]

const carts: readonly SeededFault[] = [
  {
    call: 'calculate',
    rule: 'own prices',
    where: /^POST \/api\/Order\/cal$/,
    when: ({ body = '' }) => body.includes('"priceSale":1'),
    spoil: (answer) =>
      withData(answer, (data) => ({
        ...data,
        cartDetails: first(data.cartDetails, (row) => ({ ...row, priceSale: 1, total: 2 })),
        subTotal: 2,
        total: 2,
      })),
  },
  {
    call: 'checkInventoryAsGuest',
    rule: 'sums',
    path: 'data.subTotal',
    where: /check-inventory-without-login/,
    spoil: (answer) =>
      withData(answer, (data) =>
        data?.cartDetails
          ? { ...data, subTotal: Number(data.subTotal) + 1, total: Number(data.total) + 1 }
          : data,
      ),
  },
  {
    call: 'checkOutAsGuest',
    rule: 'repeat',
    path: 'data.orderId',
    where: /checkout-without-login/,
    when: ({ headers }) => headers['idempotency-key'] !== undefined,
    spoil: (_, again, sent) =>
      again({ ...sent, headers: { ...sent.headers, 'idempotency-key': randomUUID() } }),
  },
]

/** What is wrong though every answer has the right form. */
export const faultsOfBehaviour: readonly SeededFault[] = [...refusals, ...lists, ...carts]
