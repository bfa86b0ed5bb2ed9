import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { pino } from 'pino'
import { gateways } from '@/backend/integrations/listed-gateways'
import type { RefundOrder } from '@/backend/modules/payments'
import type { Config } from '@/backend/platform/config'
import type { Db } from '@/backend/platform/db/connect'
import { databaseTest } from '@/backend/platform/db/testing'
import { listen } from '@/backend/testing/listen'
import { testConfig } from '@/backend/testing/payments'
import { fixedSettings } from '@/backend/testing/settings'
import { besideSilence } from '@/backend/testing/silent-service'
import { TEST_NOW } from '@/backend/testing/test-app'
import { tickingClock } from '@/backend/testing/ticking-clock'
import { onlinePaymentTypes } from '@/contract/shop/orders'
import { paymentSites } from '@/contract/shop/payment-sites'

type Gateway = (typeof gateways)[number]
const AMOUNT = 150_000
const { accounts } = fixedSettings().current()

const attempt = { txnRef: 'HS26A1', createdAt: TEST_NOW }
const request = {
  ...attempt,
  ...{ orderId: '0199f0a0-0000-7000-8000-000000000009', orderCode: 'HS26A', amount: AMOUNT },
  ...{ ip: '203.0.113.5', expiresAt: new Date(TEST_NOW.getTime() + 15 * 60_000) },
}

/** Notices of no valid form. */
type Sent = { query: URLSearchParams; body: string }

/** A payment site beside its practice site; `told` resolves with what that sends to the shop. */
async function besideItsSite(db: Db, { noticesOf, practiceSiteOf, providerOf }: Gateway) {
  const { now } = tickingClock()
  const app = new Hono()
  const server = await listen(app.fetch)
  const config: Config = {
    ...testConfig,
    ...{ publicUrl: server.origin, port: Number(new URL(server.origin).port) },
  }
  const notices = noticesOf(config, accounts)
  if (!notices) throw new Error('a demonstration plays every payment site')
  const heard: ((sent: Sent) => void)[] = []
  app.on(notices.method, notices.path, async (c) => {
    const sent = { query: new URL(c.req.url).searchParams, body: await c.req.text() }
    heard.shift()?.(sent)
    return notices.reply('recorded')
  })
  const services = { db, now, log: pino({ level: 'silent' }), config }
  const site = practiceSiteOf(services, accounts)
  const provider = providerOf(config, accounts, now)
  if (!site || !provider) throw new Error('a demonstration plays every payment site')
  app.route('/', site)
  const told = () => new Promise<Sent>((resolve) => heard.push(resolve))
  /** The buyer presses the button that pays. */
  const pay = async (paymentUrl: string) =>
    expect(
      await fetch(paymentUrl, {
        method: 'POST',
        body: new URLSearchParams({ code: '00' }),
        redirect: 'manual',
      }),
    ).toHaveProperty('status', 303)

  return { provider, notices, told, pay, close: server.close }
}

const refundOf = (gatewayNo: string | null, changes: Partial<RefundOrder> = {}): RefundOrder => ({
  refundId: '0199f0a0-0000-7000-8000-00000000000a',
  attempt: { ...attempt, gatewayNo, amount: AMOUNT },
  ...{ amount: 50_000, reason: 'Sách hỏng', approvedAt: TEST_NOW },
  ...changes,
})

/** The same notice with another amount, which its signature does not cover. */
const withOtherAmount = ({ query, body }: Sent): Sent => ({
  query: new URLSearchParams(query.toString().replaceAll(String(AMOUNT), '1000')),
  body: body.replaceAll(String(AMOUNT), '1000'),
})

/** An error, or a refund whose fate is unknown; no secret stands in it. */
async function expectNoTale(ask: () => unknown, account: readonly string[]) {
  const said = await Promise.resolve()
    .then(ask)
    .catch((error: unknown) => error)
  // It sends no money back, or is not asked: the shop does without.
  if (said === undefined) return
  if (!(said instanceof Error)) {
    expect(said).toMatchObject({ state: 'pending' })
    return
  }
  const text = `${said.stack}${JSON.stringify(said)}`
  for (const secret of account.filter((one) => one.length >= 16 && !one.includes('://')))
    expect(text).not.toContain(secret)
}

for (const gateway of gateways) {
  databaseTest(`${gateway.id} keeps what the port of payment sites promises`, async ({ db }) => {
    const { provider, notices, told, pay, close } = await besideItsSite(db, gateway)
    try {
      expect([provider.name, notices.provider]).toEqual([gateway.id, gateway.id])
      // Never begun it is nothing, or has failed; a failure may be followed by a success.
      expect((await provider.query?.(attempt))?.result ?? 'failed').toBe('failed')
      const { paymentUrl } = await provider.createPayment(request)
      // Begun again it is the same payment, not another.
      expect((await provider.createPayment(request)).paymentUrl).toBe(paymentUrl)
      expect(await provider.query?.(attempt)).toBeNull()

      const notice = told()
      await pay(paymentUrl)
      const sent = await notice
      const read = notices.read(sent)
      // Đồng, whatever unit the site counts in.
      const outcome = { txnRef: attempt.txnRef, amount: AMOUNT, result: 'paid' }
      expect(read).toMatchObject({ txnRef: attempt.txnRef, outcome })
      // Told twice it says the same: the shop books it once by its reference.
      expect(notices.read(sent)).toEqual(read)
      expect(await provider.query?.(attempt)).toMatchObject(outcome)

      expect(notices.read(withOtherAmount(sent))).toMatchObject({ refusal: 'unsigned' })
      const nonsense = ['', '{}', '[]', 'null', '{"data":1}', 'a=1&a=2', `${sent.body}x`]
      for (const text of nonsense) {
        const refused = notices.read({ query: new URLSearchParams(text), body: text })
        expect(refused).toHaveProperty('refusal')
        expect(refused).not.toHaveProperty('outcome')
      }

      if (!('outcome' in read) || !provider.refund) return
      const no = read.outcome.gatewayNo ?? null
      const first = await provider.refund(refundOf(no))
      expect(['done', 'pending']).toContain(first.state)
      // Asked again under the same id nothing more is sent, so all the rest is still there to be sent back.
      expect((await provider.refund(refundOf(no))).state).not.toBe('refused')
      const more = { refundId: '0199f0a0-0000-7000-8000-00000000000b' }
      expect((await provider.refund(refundOf(no, { ...more, amount: AMOUNT }))).state).toBe(
        'refused',
      )
      const rest = { refundId: '0199f0a0-0000-7000-8000-00000000000c', amount: AMOUNT - 50_000 }
      expect((await provider.refund(refundOf(no, rest))).state).not.toBe('refused')
    } finally {
      close()
    }
  })

  test(`${gateway.id} throws when the site does not answer properly, and names no secret`, async () => {
    const answers = [
      () => new Response('', { status: 500 }),
      () => new Response('<html>'),
      () => Response.json({}),
      () => new Response(null, { status: 302, headers: { location: 'http://127.0.0.1:1/' } }),
    ]
    for (const answer of answers) {
      const server = await listen(answer)
      try {
        const config = {
          ...testConfig,
          ...{ publicUrl: server.origin, port: Number(new URL(server.origin).port) },
        }
        const provider = gateway.providerOf(config, accounts, () => TEST_NOW)
        const account = Object.values(gateway.practiceAccount(config))
        const asked = [() => provider?.query?.(attempt), () => provider?.refund?.(refundOf('1'))]
        for (const ask of asked) {
          await expectNoTale(ask, account)
        }
      } finally {
        server.close()
      }
    }
  })

  test(`${gateway.id}: a site that never answers is given up, and nothing is known of the money`, () =>
    besideSilence(async (origin) => {
      const port = Number(new URL(origin).port)
      const config = { ...testConfig, ...{ publicUrl: origin, port } }
      const provider = gateway.providerOf(config, accounts, () => TEST_NOW)
      const account = Object.values(gateway.practiceAccount(config))
      for (const ask of [() => provider?.query?.(attempt), () => provider?.refund?.(refundOf('1'))])
        await expectNoTale(ask, account)
    }))
}

test('every way to pay at once has its site, and every site its way', () => {
  const types = gateways.map(({ paymentType }) => paymentType)
  expect(types.toSorted()).toEqual([...onlinePaymentTypes])
  expect(new Map(gateways.map(({ id, paymentType }) => [`${paymentType}`, id as string]))).toEqual(
    new Map(Object.entries(paymentSites).map(([type, { account }]) => [type, account])),
  )
})
