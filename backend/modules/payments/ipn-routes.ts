import { Hono } from 'hono'
import type { Services } from '@/backend/context'
import type { PaymentOutcome } from '@/backend/modules/payments/payment-provider'
import { insertPaymentEvent } from '@/backend/modules/payments/payment-queries'
import {
  type RecordedOutcome,
  recordPaymentOutcome,
} from '@/backend/modules/payments/settle-payment'
import type { VnpaySettings } from '@/backend/modules/payments/vnpay'
import { outcomeOf } from '@/backend/modules/payments/vnpay-outcome'
import { hasValidSignature, type VnpParams } from '@/backend/modules/payments/vnpay-sign'
import { transact } from '@/backend/platform/db/transact'
import { addressOf } from '@/backend/platform/http/client-address'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'

const responses = {
  recorded: { RspCode: '00', Message: 'Confirm Success' },
  unknown: { RspCode: '01', Message: 'Order not found' },
  known: { RspCode: '02', Message: 'Order already confirmed' },
  wrongAmount: { RspCode: '04', Message: 'Invalid amount' },
  unsigned: { RspCode: '97', Message: 'Fail checksum' },
  incomplete: { RspCode: '99', Message: 'Missing response code' },
  failed: { RspCode: '99', Message: 'Unknown error' },
} as const
type Verdict = keyof typeof responses

const MAX_KEYS = 40
const MAX_LENGTH = 300
/** Notices that change nothing stored per hour and sender: anybody can send them, a true one again too, so they must not fill the disk. */
const MAX_IDLE = 1_000

/** Each name once; null where one is given twice, which the payment site never does. */
function paramsOf(query: URLSearchParams): VnpParams | null {
  const entries = [...query]
  const names = new Set(entries.map(([name]) => name))
  return names.size === entries.length ? Object.fromEntries(entries) : null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL takes no NUL in a text.
const controlCharacters = /[\u0000-\u001f\u007f]/g
const storable = (text: string) => text.replace(controlCharacters, '').slice(0, MAX_LENGTH)

const storableParams = (query: URLSearchParams) =>
  Object.fromEntries([...query].slice(0, MAX_KEYS).map((pair) => pair.map(storable)))

/** A notification for another shop, or not in đồng, is not ours to act on. */
function foreignVerdict(params: VnpParams, { tmnCode }: VnpaySettings): Verdict | null {
  if (params.vnp_TmnCode !== tmnCode) return 'unknown'
  return (params.vnp_CurrCode ?? 'VND') === 'VND' ? null : 'wrongAmount'
}

const record = ({ db, now, config }: Services, outcome: PaymentOutcome): Promise<RecordedOutcome> =>
  transact(db, (tx) =>
    recordPaymentOutcome(tx, outcome, {
      provider: 'vnpay',
      now: now(),
      publicUrl: config.publicUrl,
    }),
  )

/** Checks the signature first, then the order, the amount, the state. */
async function verdictOn(services: Services, settings: VnpaySettings, params: VnpParams | null) {
  if (!params || !hasValidSignature(params, settings.secret)) return 'unsigned'
  const foreign = foreignVerdict(params, settings)
  if (foreign) return foreign
  const outcome = outcomeOf(params)
  return outcome ? record(services, outcome) : 'incomplete'
}

type Notification = { query: URLSearchParams; ip: string; requestId: string }

async function recordNotification(
  services: Services,
  { query, ip, requestId }: Notification,
  verdict: Verdict,
) {
  const { db, now, log } = services
  const isVerified = verdict !== 'unsigned'
  if (verdict !== 'recorded') {
    const txnRef = storable(query.get('vnp_TxnRef') ?? '')
    const event =
      verdict === 'known' ? 'payment notification repeated' : 'payment notification refused'
    log.warn({ event, requestId, verdict, ip, txnRef }, 'payment notification')
  }
  const key = throttleKey('ipn:idle', { address: ip })
  const mayStore =
    verdict === 'recorded' || (await countHit(db, key, MAX_IDLE, 3_600, now())).allowed
  if (!mayStore) return
  await insertPaymentEvent(db, {
    txnRef: storable(query.get('vnp_TxnRef') ?? '') || null,
    provider: 'vnpay',
    kind: 'ipn',
    verified: isVerified,
    rspCode: responses[verdict].RspCode,
    raw: storableParams(query),
    at: now(),
  })
}

/** VNPAY’s notifications (IPN). The status is always 200; the code in the body says whether VNPAY is to send it again. */
export function ipnRoutes(services: Services, settings: VnpaySettings) {
  const app = new Hono({ getPath: matchablePath })
  app.get('/payment/vnpay/ipn', async (c) => {
    const query = new URL(c.req.url).searchParams
    c.header('cache-control', 'no-store')
    try {
      const verdict = await verdictOn(services, settings, paramsOf(query))
      const ip = addressOf(c, services.config)
      await recordNotification(services, { query, ip, requestId: c.get('requestId') }, verdict)
      return c.json(responses[verdict])
    } catch (err) {
      services.log.error(
        { err, requestId: c.get('requestId') },
        'a notification could not be recorded',
      )
      return c.json(responses.failed)
    }
  })
  return app
}
