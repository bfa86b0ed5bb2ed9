import { Hono } from 'hono'
import type { Services } from '@/backend/context'
import type { PaymentOutcome } from '@/backend/modules/payments/payment-provider'
import {
  insertPaymentEvent,
  type Recorded,
  recordOutcome,
} from '@/backend/modules/payments/payment-queries'
import type { VnpaySettings } from '@/backend/modules/payments/vnpay'
import { outcomeOf } from '@/backend/modules/payments/vnpay-outcome'
import { hasValidSignature, type VnpParams } from '@/backend/modules/payments/vnpay-sign'
import { transact } from '@/backend/platform/db/transact'
import { addressOf } from '@/backend/platform/http/client-address'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { countHit } from '@/backend/platform/http/rate-limit'

const answers = {
  recorded: { RspCode: '00', Message: 'Confirm Success' },
  unknown: { RspCode: '01', Message: 'Order not found' },
  known: { RspCode: '02', Message: 'Order already confirmed' },
  wrongAmount: { RspCode: '04', Message: 'Invalid amount' },
  unsigned: { RspCode: '97', Message: 'Fail checksum' },
  failed: { RspCode: '99', Message: 'Unknown error' },
} as const
type Verdict = keyof typeof answers

const MOST_KEYS = 40
const LONGEST = 300
/** Unsigned notices kept an hour and sender: anybody can send them, so they must not fill the disk. */
const MOST_UNSIGNED = 1_000

/** Each name once; null where one is given twice, which the payment site never does. */
function paramsOf(query: URLSearchParams): VnpParams | null {
  const entries = [...query]
  const names = new Set(entries.map(([name]) => name))
  return names.size === entries.length ? Object.fromEntries(entries) : null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL takes no NUL in a text.
const unkeepable = /[\u0000-\u001f\u007f]/g
const kept = (text: string) => text.replace(unkeepable, '').slice(0, LONGEST)

const keptParams = (query: URLSearchParams) =>
  Object.fromEntries([...query].slice(0, MOST_KEYS).map((pair) => pair.map(kept)))

/** A notice for another shop, or about other money than đồng, is not ours to act on. */
function foreign(params: VnpParams, { tmnCode }: VnpaySettings): Verdict | null {
  if (params.vnp_TmnCode !== tmnCode) return 'unknown'
  return (params.vnp_CurrCode ?? 'VND') === 'VND' ? null : 'wrongAmount'
}

const record = ({ db, now, config }: Services, outcome: PaymentOutcome): Promise<Recorded> =>
  transact(db, (tx) =>
    recordOutcome(tx, outcome, { provider: 'vnpay', now: now(), publicUrl: config.publicUrl }),
  )

/** The payment site's word on a payment: the signature first, then the order, the amount, the state. */
async function judge(services: Services, settings: VnpaySettings, params: VnpParams | null) {
  if (!params || !hasValidSignature(params, settings.secret)) return 'unsigned'
  return foreign(params, settings) ?? (await record(services, outcomeOf(params)))
}

type Notice = { query: URLSearchParams; ip: string; requestId: string }

async function remember(services: Services, { query, ip, requestId }: Notice, verdict: Verdict) {
  const { db, now, log } = services
  const isVerified = verdict !== 'unsigned'
  if (verdict !== 'recorded') {
    const txnRef = kept(query.get('vnp_TxnRef') ?? '')
    const event = verdict === 'known' ? 'payment notice repeated' : 'payment notice refused'
    log.warn({ event, requestId, verdict, ip, txnRef }, 'notice')
  }
  const mayKeep =
    isVerified || (await countHit(db, `ipn:unsigned:${ip}`, MOST_UNSIGNED, 3_600, now())).allowed
  if (!mayKeep) return
  await insertPaymentEvent(db, {
    txnRef: kept(query.get('vnp_TxnRef') ?? '') || null,
    provider: 'vnpay',
    kind: 'ipn',
    verified: isVerified,
    rspCode: answers[verdict].RspCode,
    raw: keptParams(query),
    at: now(),
  })
}

/** Where VNPAY tells how a payment went. Whatever happens, the answer is 200: its codes say whether VNPAY is to ask again. */
export function ipnRoutes(services: Services, settings: VnpaySettings) {
  const app = new Hono({ getPath: matchablePath })
  app.get('/payment/vnpay/ipn', async (c) => {
    const query = new URL(c.req.url).searchParams
    c.header('cache-control', 'no-store')
    try {
      const verdict = await judge(services, settings, paramsOf(query))
      const ip = addressOf(c, services.config)
      await remember(services, { query, ip, requestId: c.get('requestId') }, verdict)
      return c.json(answers[verdict])
    } catch (err) {
      services.log.error({ err, requestId: c.get('requestId') }, 'a notice could not be recorded')
      return c.json(answers.failed)
    }
  })
  return app
}
