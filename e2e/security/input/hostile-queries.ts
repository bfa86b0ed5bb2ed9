import { eachOf, shareOf } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { send } from '@/e2e/support/http'
import { sharedShop } from '@/e2e/support/shop'

const LONGEST_MS = 1_000

const lists = [
  ...[
    '/san-pham',
    '/san-pham/danh-muc/1',
    '/thu-vien',
    '/tin-sach',
    '/sach-giao-khoa',
    '/trang-chu',
  ],
  ...['/api/ProductPage', '/api/News', '/api/Library', '/api/Asset', '/api/PromotionCoupon'],
  ...['/api/Library/CourseSGKLibrary', '/api/FlashSale', '/api/Feedback/1', '/api/News/Tag'],
]

const keys = [
  'page',
  'searchContent',
  'category',
  'objectType',
  'sort',
  'priceFrom',
  'tag',
  'grade',
]
const values = [
  ...[
    '-1',
    '0',
    '1e309',
    'NaN',
    'abc',
    '1.5',
    '99999999999',
    '%00',
    '%27%20or%201=1--',
    '%25',
    '%F0%9F%98%80',
  ],
  ...[
    '%ff',
    '%E0%A4%A',
    '1,1,1',
    '[]',
    '%0d%0a',
    '%3Cscript%3E',
    '__proto__',
    '%EF%BC%91',
    'a'.repeat(2_000),
  ],
]
const many = (count: number, pair: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => pair(index)).join('&')
const whole = [
  ...[
    'page=1&page=2',
    'page[]=1',
    'page[0]=1&page[1]=2',
    'page[a][b]=1',
    '__proto__=1',
    '__proto__[page]=2',
  ],
  ...[
    'constructor[prototype][x]=1',
    'page',
    'page=',
    '=',
    '=1',
    '&',
    '&&&',
    '?',
    '%',
    '%=%',
    'page=%',
    'a=b=c',
  ],
  ...[
    'page=1;page=2',
    'page=1%26page=2',
    'page=1#2',
    'toString=1',
    'hasOwnProperty=1',
    'length=1',
    'page=+1',
  ],
  ...[
    many(100, () => 'page=1'),
    many(400, (index) => `k${index}=1`),
    many(5_000, (index) => `${index}`),
  ],
  ...[
    many(300, (index) => `page[${index}]=1`),
    `searchContent=${'%'.repeat(500)}`,
    `searchContent=${'e%CC%81'.repeat(300)}`,
  ],
  ...[
    `searchContent=${'a+'.repeat(900)}`,
    `searchContent=${'%28'.repeat(600)}`,
    `category=${'1,'.repeat(1_500)}`,
  ],
]
const queries = [
  ...values.flatMap((value, index) =>
    [0, 3].map((step) => `${keys[(index + step) % keys.length]}=${value}`),
  ),
  ...values.map((value) => `searchContent=${value}&page=2`),
  ...whole,
]

/** No query breaks a list, and none keeps it busy. */
export const hostileQueries: Check = {
  name: 'hostile-queries',
  proves: 'hostile queries on every list',
  run: async (pace) => {
    const { origin } = await sharedShop()
    for (const target of lists) await send(origin, { target })
    const targets = lists.flatMap((list) => queries.map((query) => `${list}?${query}`))
    const tried = shareOf(targets, pace, 11)
    let slowest = 0
    const failures = await eachOf(
      tried,
      async (target) => {
        let { status, ms } = await send(origin, { target })
        // Another program may have had the machine: who is slow may try again.
        for (let turn = 0; turn < 3 && ms > LONGEST_MS; turn++)
          ms = Math.min(ms, (await send(origin, { target })).ms)
        slowest = Math.max(slowest, ms)
        if (status >= 500) return `${target.slice(0, 200)}: ${status}`
        return ms > LONGEST_MS ? `${target.slice(0, 200)}: ${Math.round(ms)} ms` : undefined
      },
      2,
    )
    const figures = {
      queries: String(queries.length),
      lists: String(lists.length),
      slowest: `${Math.round(slowest)} ms`,
    }
    return { count: tried.length, failures, figures }
  },
}
