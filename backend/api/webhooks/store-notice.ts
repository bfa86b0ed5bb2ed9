import { insertPaymentEvent } from '@/backend/modules/payments/payment-queries'
import type { Services } from '@/backend/platform/context'
import { countHit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'

const MAX_KEYS = 40
const MAX_LENGTH = 300
/** Notices without effect stored per hour and sender: anybody can send them, genuine ones again too, so they must not fill the disk. */
const MAX_WITHOUT_EFFECT = 1_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL takes no NUL in a text.
const controlCharacters = /[\u0000-\u001f\u007f]/g
export const storable = (text: string) => text.replace(controlCharacters, '').slice(0, MAX_LENGTH)

type Notice = {
  provider: string
  txnRef: string
  /** What was sent, by name. */
  fields: readonly (readonly [string, string])[]
  ip: string
  isVerified: boolean
  /** What the site is answered. */
  rspCode: string
  hasEffect: boolean
}

/** Keeps what a payment site, or somebody in its name, has sent. */
export async function storeNotice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { provider, txnRef, fields, ip, isVerified, rspCode, hasEffect }: Notice,
): Promise<void> {
  const key = throttleKey('ipn:without-effect', { address: ip })
  const mayStore = hasEffect || (await countHit(db, key, MAX_WITHOUT_EFFECT, 3_600, now())).allowed
  if (!mayStore) return
  await insertPaymentEvent(db, {
    txnRef: storable(txnRef) || null,
    provider,
    kind: 'ipn',
    verified: isVerified,
    rspCode,
    raw: Object.fromEntries(fields.slice(0, MAX_KEYS).map((pair) => pair.map(storable))),
    at: now(),
  })
}
