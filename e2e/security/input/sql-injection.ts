import { type EntryPoint, entryPoints } from '@/e2e/security/input/entry-points'
import { eachOf, shareOf } from '@/e2e/support/cases'
import type { Check, Pace } from '@/e2e/support/check'
import { sharedShop } from '@/e2e/support/shop'

/** What a text may take more than its words alone, and how far a short time may waver. */
const MOST_TIMES = 1.2
const WAVER_MS = 40
const TURNS = 12

const payloads = [
  ...[
    "'",
    "''",
    '"',
    '`',
    '\\',
    "\\'",
    "';",
    '--',
    '#',
    '/*',
    '*/',
    ';',
    '%',
    '%%',
    '_',
    '__',
    '%toán%',
    'to_n',
    'to%n',
  ],
  ...[
    "' or 1=1 --",
    "' or '1'='1",
    "') or ('1'='1",
    '1 or 1=1',
    "1' and '1'='2",
    "toán' --",
    "toán'; --",
    "' || 'x",
  ],
  ...[
    "'; drop table orders; --",
    "'; delete from product; --",
    '1; update product set price = 1',
    "'); select 1; --",
  ],
  ...[
    "' union select null --",
    "' union all select email, password from user_account --",
    '1 union select version()',
  ],
  ...[
    "'; select pg_sleep(5); --",
    "' || pg_sleep(5) --",
    '1 and (select pg_sleep(5)) is null',
    'sleep(5)',
    "waitfor delay '0:0:5'",
  ],
  ...[
    '$1',
    '$$',
    '$$;select 1;$$',
    ':name',
    '?',
    '{{1}}',
    '$ {1}',
    '%s',
    '%27',
    '%2527',
    '\\x27 or 1=1',
    'E\\047',
  ],
  ...[
    'a & b',
    'a | b',
    '!a',
    'a <-> b',
    'a:*',
    "'a':A",
    '(a',
    ')',
    'a & (',
    '<->',
    '&&&',
    '*',
    '.*',
    '^a',
    'a$',
    '[a-z]',
    '(?i)a',
  ],
  ...[
    'toán*',
    'toán:*',
    'toán & !lớp',
    "toán\\' & lớp",
    'toán%20lớp',
    'null',
    'true',
    '1e1',
    'chr(39)',
    "concat('a','b')",
  ],
]

/** What is left of a text when only letters and digits count: typing these words must find the same. */
const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

const searches = [
  '/api/ProductPage',
  '/api/News',
  '/api/Library',
  '/api/Asset',
  '/api/Library/CourseSGKLibrary',
]

const found = async (entry: EntryPoint, address: string) => {
  const start = performance.now()
  const answer = await entry.call('guest', { method: 'GET', address })
  const { data, totalItem, totalPage } = (await answer.json()) as Record<string, unknown>
  return {
    text: JSON.stringify({ status: answer.status, data, totalItem, totalPage }),
    ms: performance.now() - start,
  }
}

const searched = (list: string, text: string) => `${list}?searchContent=${encodeURIComponent(text)}`

/** Letters and digits are all that is looked for; without any, one sign finds what another does. */
const plainly = (payload: string) => wordsOf(payload) || '!'

async function searchFault(entry: EntryPoint, list: string, payload: string) {
  const best = { hostile: Number.POSITIVE_INFINITY, plain: Number.POSITIVE_INFINITY }
  const told = `${list} for ${payload}`
  for (let turn = 0; turn < TURNS; turn++) {
    const plain = await found(entry, searched(list, plainly(payload)))
    const hostile = await found(entry, searched(list, payload))
    if (hostile.text !== plain.text) return `${told}: other results than for its words`
    best.hostile = Math.min(best.hostile, hostile.ms)
    best.plain = Math.min(best.plain, plain.ms)
    // A busy machine may be slow once; who is slow every time is slow.
    if (best.hostile <= best.plain * MOST_TIMES + WAVER_MS) return undefined
  }
  return `${told}: ${Math.round(best.hostile)} ms, its words ${Math.round(best.plain)} ms`
}

const cart = { cartDetails: [{ productId: 1, Quantity: 1 }] }
/** Fields that look something up: an unknown word must be answered as any other unknown word. */
const fields: {
  name: string
  call: (text: string) => { method: string; address: string; body?: string }
}[] = [
  ...(['code', 'productCode', 'affiliateCode'] as const).map((name) => ({
    name,
    call: (text: string) => ({
      method: 'POST',
      address: `/api/Order/${{ code: 'add-voucher', productCode: 'add-promotion-coupon', affiliateCode: 'add-affiliate' }[name]}-without-login`,
      body: JSON.stringify({ ...cart, [name]: text }),
    }),
  })),
  {
    name: 'orderCode',
    call: (text) => ({
      method: 'POST',
      address: '/api/Order/look-up',
      body: JSON.stringify({ orderCode: text.slice(0, 20), phone: '0912345678' }),
    }),
  },
  ...[
    '/api/News/NewsUrl/',
    '/api/LandingPages/',
    '/api/ProductPage/',
    '/api/Feedback/',
    '/api/Sitemap/',
  ].map((path) => ({
    name: path,
    call: (text: string) => ({ method: 'GET', address: path + encodeURIComponent(text) }),
  })),
]

async function fieldFault(
  entry: EntryPoint,
  { name, call }: (typeof fields)[number],
  payload: string,
) {
  const start = performance.now()
  const answer = await entry.call('guest', call(payload))
  const text = await answer.text()
  const ms = performance.now() - start
  const isKnown = answer.ok && !text.includes('"isActive') && !text.includes('"errorVoucher":"')
  if (answer.status >= 500 || isKnown)
    return `${name} with ${payload}: ${answer.status} ${text.slice(0, 150)}`
  const applied = /"isActive\w+":true/.test(text)
  if (applied) return `${name} with ${payload} was taken for a code`
  return ms > 4_000 ? `${name} with ${payload}: ${Math.round(ms)} ms` : undefined
}

async function faultsAt(entry: EntryPoint, pace: Pace) {
  const lists = shareOf(
    searches.flatMap((list) => payloads.map((payload) => ({ list, payload }))),
    pace,
    11,
  )
  const others = shareOf(
    fields.flatMap((field) => payloads.map((payload) => ({ field, payload }))),
    pace,
    11,
  )
  return {
    count: lists.length + others.length,
    failures: [
      ...(await eachOf(lists, ({ list, payload }) => searchFault(entry, list, payload), 1)),
      ...(await eachOf(others, ({ field, payload }) => fieldFault(entry, field, payload), 2)),
    ],
  }
}

/** Quotes, operators and wildcards of the database are plain text. */
export const sqlInjection: Check = {
  name: 'sql-injection',
  proves: 'SQL, LIKE and search operators in searches, codes and ids',
  run: async (pace) => {
    const parts: Awaited<ReturnType<typeof faultsAt>>[] = []
    for (const entry of entryPoints(await sharedShop())) parts.push(await faultsAt(entry, pace))
    return {
      count: parts.reduce((sum, part) => sum + part.count, 0),
      failures: parts.flatMap((part) => part.failures),
      figures: {
        payloads: String(payloads.length),
        fields: String(searches.length + fields.length),
      },
    }
  },
}
