import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import { feeds } from '@/backend/integrations/bank-feeds/feeds'
import { cassoSignature } from '@/backend/integrations/casso/casso'
import { payosSignature } from '@/backend/integrations/payos/payos'
import { BANK_PATH, bankRoutes } from '@/backend/integrations/practice-bank/simulator'
import { sepay } from '@/backend/integrations/sepay/sepay'
import { bankFields, type TransferFeed, type TransferNotice } from '@/backend/modules/payments'
import { orderCodeIn } from '@/backend/modules/payments/transfers/order-code-in'
import { listen } from '@/backend/testing/listen'
import { fixedSettings } from '@/backend/testing/settings'

const now = new Date('2026-11-21T03:00:00Z')
const notice: TransferNotice = {
  reference: 'FT26325123456',
  account: '0000012345678',
  amount: 56_000,
  isIncoming: true,
  content: 'HS12345678 chuyen tien',
  sender: 'NGUYEN VAN A',
  bookedAt: new Date('2026-11-21T02:59:00Z'),
}

test('signatures are those the services publish', () => {
  const link = { amount: 3000, cancelUrl: 'https://a.vn/c', description: 'DH123', orderCode: 123 }
  expect(payosSignature({ ...link, returnUrl: 'https://a.vn/r' }, 'test_checksum_key')).toBe(
    'cffbadd3455c3ab357e5cd6e06819b0dcf782be53d55871cd18ea2dc0b0a0066',
  )
  const data = {
    id: 0,
    reference: 'MA_GIAO_DICH_THU_NGHIEM',
    description: 'giao dich thu nghiem',
    amount: 599000,
    runningBalance: 25000000,
    transactionDateTime: '2024-10-03 15:06:37',
    accountNumber: '88888888',
    bankName: 'VPBank',
    bankAbbreviation: 'VPB',
    virtualAccountNumber: '',
    virtualAccountName: '',
    counterAccountName: 'NGUYEN VAN A',
    counterAccountNumber: '8888888888',
    counterAccountBankId: '970415',
    counterAccountBankName: 'VietinBank',
  }
  const key = 'mgExMrjj4i7a1p8Cs6LmFbpCd8lbw4sSX4LZXPag7TKazeIogtR90tvWYTkwQbvs'
  expect(cassoSignature({ error: 0, data }, '1727948258788', key)).toBe(
    'ed0a4bd2e826d5cb69988cdb141e6c1a080e21f3b57eb72cd78192220042b9e7dde0868fc667faea8e224900fa7904e7c88dfa098032fb2d6b6996856e8b7ff3',
  )
})

/** What a service does not tell. */
const untold: Partial<Record<keyof typeof feeds, Partial<TransferNotice>>> = {
  sepay: { sender: null },
}
/** Services that tell of money that comes, and of no other. */
const onlyIncoming: readonly string[] = ['payos']

const SECRET = 'a secret of at least sixteen'
const all = Object.keys(feeds) as (keyof typeof feeds)[]
const readOf =
  (feed: TransferFeed) =>
  ({ headers, body }: { headers: Record<string, string>; body: string }, at = now) =>
    feed.read({ header: (name) => headers[name.toLowerCase()], body, now: at })

test.each(all)('%s keeps what the port of bank feeds promises', (name) => {
  const feed = feeds[name](SECRET)
  const read = readOf(feed)
  expect(feed.name).toBe(name)
  const sent = feed.write(notice, now)
  expect(read(sent)).toEqual([{ ...notice, ...untold[name] }])
  // Told again, and written anew a minute later, it is the same transfer: the shop books it once by its reference.
  const later = new Date(now.getTime() + 60_000)
  expect(read(sent, later)).toEqual(read(sent))
  expect(read(feed.write(notice, later), later)).toEqual(read(sent))
  if (!onlyIncoming.includes(name))
    expect(read(feed.write({ ...notice, isIncoming: false }, now))).toMatchObject([
      { isIncoming: false, amount: notice.amount },
    ])

  const { headers, body } = sent
  expect(JSON.stringify(sent)).not.toContain(SECRET)
  const forged = [
    body.replace('56000', '96000'),
    body.replace('HS1', 'HS2'),
    body.replace('FT2', 'FT3'),
    ...['', 'x', '{}', '[]', 'null', '0', '{"data":null}', '{"data":{},"signature":null}'],
  ]
  for (const text of forged)
    expect([text, read({ headers, body: text })]).toEqual([text, 'unsigned'])
  if (Object.keys(headers).length > 1) expect(read({ headers: {}, body })).toBe('unsigned')
  expect(readOf(feeds[name](`${SECRET}!`))(sent)).toBe('unsigned')
})

const odd: [string, Partial<Record<keyof TransferNotice, unknown>>][] = [
  ['a text that is none', { content: 7 }],
  ['half a đồng', { amount: 0.5 }],
  ['nothing', { amount: 0 }],
  ['more than a column holds', { amount: 3_000_000_000 }],
  ['a time that is none', { bookedAt: new Date(Date.UTC(20_000, 0)) }],
]
test.each(all.flatMap((name) => odd.map((one) => [name, ...one] as const)))(
  '%s: signed, with %s, a notice is unreadable and not an error',
  (name, _, changes) => {
    const feed = feeds[name](SECRET)
    const sent = feed.write({ ...notice, ...changes } as TransferNotice, now)
    expect(readOf(feed)(sent)).toBe('unreadable')
  },
)

test('a time of a bank is one, in Vietnam where it names no zone', () => {
  const read = (text: string) => bankFields.time.safeParse(text).data?.toISOString()
  expect(read('2026-11-23 17:05:00')).toBe('2026-11-23T10:05:00.000Z')
  expect(read('2026-11-23T17:05:00Z')).toBe('2026-11-23T17:05:00.000Z')
  for (const text of [
    '2026-13-01 00:00:00',
    '2026-11-23 24:61:00',
    '2026-11-23 99:00',
    '23/11/2026',
  ])
    expect([text, read(text)]).toEqual([text, undefined])
})

test.each(all)('%s: what a database cannot keep is left out of a text', (name) => {
  const feed = feeds[name](SECRET)
  const sent = feed.write({ ...notice, content: 'HS12345678\0 cam on' }, now)
  expect(readOf(feed)(sent)).toMatchObject([{ content: 'HS12345678 cam on' }])
})

test.each(all)(
  'the practice bank speaks as %s, and again until the shop has heard',
  async (name) => {
    const feed = feeds[name](SECRET)
    const heard: unknown[] = []
    let done = () => {}
    const enough = new Promise<void>((resolve) => {
      done = resolve
    })
    const shop = await listen(async (request) => {
      const headers = Object.fromEntries(request.headers)
      heard.push(readOf(feed)({ headers, body: await request.text() }))
      if (heard.length < 3) return new Response('', { status: 500 })
      done()
      return new Response()
    })
    const services = { settings: fixedSettings(), now: () => now, log: pino({ level: 'silent' }) }
    const bank = bankRoutes(services, { feed, noticeUrl: shop.origin, pauseMs: 1 })
    const body = new URLSearchParams({ amount: '56.000', content: 'HS12345678' })
    expect((await bank.request(BANK_PATH, { method: 'POST', body })).status).toBe(200)
    await enough
    shop.close()
    expect(heard[0]).toMatchObject([{ amount: 56_000, content: 'HS12345678', isIncoming: true }])
    expect(heard).toEqual([heard[0], heard[0], heard[0]])
  },
)

test('an old notice of SePay is a replay', () => {
  const { headers, body } = sepay('a secret of sixteen').write(notice, now)
  const later = new Date(now.getTime() + 6 * 60_000)
  const request = { header: (name: string) => headers[name], body, now: later }
  expect(sepay('a secret of sixteen').read(request)).toBe('unsigned')
})

test.each([
  ['HS12345678', 'HS12345678'],
  ['MBVCB.123.hs 1234-5678 nguyen van a ck.CT tu 0912', 'HS12345678'],
  ['HS12345678 0912345678', 'HS12345678'],
  ['HS12345678 HS12345678', 'HS12345678'],
  ['HS12345678 va HS87654321', null],
  ['tien sach', null],
  ['HS1234', null],
])('of “%s” the order is %s', (content, code) => {
  expect(orderCodeIn(content)).toBe(code)
})
