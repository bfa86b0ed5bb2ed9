import type { Services } from '@/backend/context'
import { insertPaymentEvent } from '@/backend/modules/payments/payment-queries'
import {
  type RecordedOutcome,
  recordPaymentOutcome,
} from '@/backend/modules/payments/settle-payment'
import type { VnpaySettings } from '@/backend/modules/payments/vnpay'
import { outcomeOf } from '@/backend/modules/payments/vnpay-outcome'
import { hasValidSignature, type VnpParams } from '@/backend/modules/payments/vnpay-sign'
import { transact } from '@/backend/platform/db/transact'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'

export type NoticeResult = RecordedOutcome | 'unsigned' | 'incomplete'

/** VNPAY's response codes; at 99 it sends the notice again. */
export const responseCodes = {
  recorded: '00',
  unknown: '01',
  known: '02',
  wrongAmount: '04',
  unsigned: '97',
  incomplete: '99',
} as const satisfies Record<NoticeResult, string>

const MAX_KEYS = 40
const MAX_LENGTH = 300
/** Notices without effect stored per hour and sender: anybody can send them, genuine ones again too, so they must not fill the disk. */
const MAX_WITHOUT_EFFECT = 1_000

/** Each name once; null where one is given twice, which VNPAY never does. */
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

/** Checks the signature first, then shop and currency, then order, amount and state. */
async function recordNotice(
  { db, now, config }: Services,
  { tmnCode, secret }: VnpaySettings,
  params: VnpParams | null,
): Promise<NoticeResult> {
  if (!params || !hasValidSignature(params, secret)) return 'unsigned'
  if (params.vnp_TmnCode !== tmnCode) return 'unknown'
  if ((params.vnp_CurrCode ?? 'VND') !== 'VND') return 'wrongAmount'
  const outcome = outcomeOf(params)
  if (!outcome) return 'incomplete'
  const source = { provider: 'vnpay', now: now(), publicUrl: config.publicUrl }
  return transact(db, (tx) => recordPaymentOutcome(tx, outcome, source))
}

type Notice = { query: URLSearchParams; ip: string; requestId: string }

async function storeNotice(
  { db, now }: Services,
  { query, ip }: Notice,
  result: NoticeResult,
): Promise<void> {
  const key = throttleKey('ipn:without-effect', { address: ip })
  const mayStore =
    result === 'recorded' || (await countHit(db, key, MAX_WITHOUT_EFFECT, 3_600, now())).allowed
  if (!mayStore) return
  await insertPaymentEvent(db, {
    txnRef: storable(query.get('vnp_TxnRef') ?? '') || null,
    provider: 'vnpay',
    kind: 'ipn',
    verified: result !== 'unsigned',
    rspCode: responseCodes[result],
    raw: storableParams(query),
    at: now(),
  })
}

/** Records what a notice of VNPAY says, and the notice itself. */
export async function handleVnpayNotice(
  services: Services,
  settings: VnpaySettings,
  notice: Notice,
): Promise<NoticeResult> {
  const { query, ip, requestId } = notice
  const result = await recordNotice(services, settings, paramsOf(query))
  if (result !== 'recorded') {
    const event =
      result === 'known' ? 'payment notification repeated' : 'payment notification refused'
    const txnRef = storable(query.get('vnp_TxnRef') ?? '')
    services.log.warn({ event, requestId, verdict: result, ip, txnRef }, 'payment notification')
  }
  await storeNotice(services, notice, result)
  return result
}
