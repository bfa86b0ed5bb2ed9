import { faultsOfBehaviour } from '@/contract-tools/check/seeded-behaviour'
import {
  first,
  jsonIn,
  type SeededFault,
  withData,
  withJson,
} from '@/contract-tools/check/testing-upstreams'

type Row = Record<string, unknown>

/** UTF-8 taken for Latin-1 and encoded once more. */
const garbled = (text: unknown) => Buffer.from(String(text)).toString('latin1')

const answers: readonly SeededFault[] = [
  {
    call: 'getProduct',
    rule: 'shape',
    path: 'data.productSale.priceSale',
    where: /^GET \/api\/ProductPage\/\d{1,4}$/,
    spoil: (answer) =>
      withData(answer, ({ productSale, ...data }) => ({
        ...data,
        productSale: { ...(productSale as Row), priceSale: '38000' },
      })),
  },
  {
    call: 'getCategories',
    rule: 'shape',
    path: 'data[].parentId',
    where: /^GET \/api\/HomePage\/Categories/,
    spoil: (answer) => withData(answer, (rows) => first(rows, ({ parentId: _, ...row }) => row)),
  },
  {
    call: 'getFlashSale',
    rule: 'moment',
    path: 'data.serverTime',
    where: /^GET \/api\/FlashSale/,
    spoil: (answer) => withData(answer, (data) => ({ ...data, serverTime: '21/11/2026 10:00' })),
  },
  {
    call: 'getLogos',
    rule: 'json',
    where: /^GET \/api\/HomePage\/Logo/,
    spoil: () => ({ status: 200, headers: { 'content-type': 'text/html' }, text: '<h1>Logo</h1>' }),
  },
  {
    call: 'getNewsByUrl',
    rule: 'text',
    path: 'data.title',
    where: /^GET \/api\/News\/NewsUrl\/[a-z]+-sach/,
    spoil: (answer) => withData(answer, (data) => ({ ...data, title: garbled(data.title) })),
  },
  {
    call: 'listNewsTags',
    rule: 'shape',
    path: 'data',
    where: /^GET \/api\/News\/Tag/,
    spoil: (answer) => withData(answer, () => null),
  },
  {
    call: 'listRelatedNews',
    rule: 'unique',
    where: /^GET \/api\/News\/GetRelatedNews\/\d{1,4}$/,
    spoil: (answer) =>
      withData(answer, (rows) => [...(rows as unknown as Row[]), (rows as unknown as Row[])[0]]),
  },
  {
    call: 'listNewestNews',
    rule: 'address',
    path: 'data[].newsURL',
    where: /^GET \/api\/News\/GetNewNews\/4/,
    spoil: (answer) =>
      withData(answer, (rows) => first(rows, (row) => ({ ...row, newsURL: 'Đọc sách' }))),
  },
  {
    call: 'getLibraryLesson',
    rule: 'absent',
    where: /^GET \/api\/Library\/LessonDetail/,
    spoil: () => ({ status: 404, headers: { 'content-type': 'text/html' }, text: 'Not Found' }),
  },
  {
    call: 'listAssets',
    rule: 'reachable',
    where: /^GET \/api\/Asset(?:\?|$)/,
    spoil: () => ({ failure: 'sent on to another host, https://cdn.example' }),
  },
  {
    call: 'getIntroPage',
    rule: 'text',
    where: /^GET \/api\/IntroPage/,
    spoil: (answer) =>
      withJson(answer, JSON.parse(JSON.stringify(jsonIn(answer)).normalize('NFD'))),
  },
  {
    call: 'getLandingPage',
    rule: 'shape',
    path: 'data.kind',
    where: /^GET \/api\/LandingPages\/dieu-khoan/,
    spoil: (answer) => withData(answer, (data) => ({ ...data, kind: 'page' })),
  },
  {
    call: 'checkUrl',
    rule: 'address',
    where: /^POST \/api\/Redirect\/Check-url/,
    when: ({ body = '' }) => !body.includes('7'),
    spoil: (answer) => withData(answer, () => 'https://evil.example/'),
  },
  {
    call: 'listPromotionCoupons',
    rule: 'money',
    path: 'data[].minOrder',
    where: /^GET \/api\/PromotionCoupon$/,
    spoil: (answer) => withData(answer, (rows) => first(rows, (row) => ({ ...row, minOrder: -5 }))),
  },
  {
    call: 'listSitemapItems',
    rule: 'shape',
    path: 'data[].id',
    where: /^GET \/api\/Sitemap\/products/,
    spoil: (answer) =>
      withData(answer, (rows) => first(rows, (row) => ({ ...row, id: String(row.id) }))),
  },
]

/** Thirty ways in which an upstream may be wrong, and how each must be named. */
export const seededFaults: readonly SeededFault[] = [...answers, ...faultsOfBehaviour]
