import { insertPaymentEvent } from '@/backend/modules/payments'
import type { Services } from '@/backend/platform/context'
import { countHit, countHits, windowLimit } from '@/backend/platform/http/rate-limit'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { unsignedNotices } from '@/contract/rate-limits'

const MAX_KEYS = 40
const MAX_LENGTH = 300
/** The bounds of an unsigned notice: enough to see which shop or site is set up wrong. */
const MAX_UNSIGNED_KEYS = 12
const MAX_UNSIGNED_LENGTH = 80
/** Notices without effect stored per hour and sender: anybody can send them, genuine ones again too, so they must not fill the disk. */
const MAX_WITHOUT_EFFECT = 1_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL takes no NUL in a text.
const controlCharacters = /[\u0000-\u001f\u007f]/g
export const storable = (text: string, length = MAX_LENGTH) =>
  text.replace(controlCharacters, '').slice(0, length)

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

type Unsigned = Pick<Notice, 'provider' | 'fields' | 'ip' | 'rspCode'> & {
  kind: 'ipn' | 'transfer'
}

/** Keeps the beginning of a few unsigned notices for some days, and nothing of the others. */
export async function storeUnsigned(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { provider, kind, fields, ip, rspCode }: Unsigned,
): Promise<void> {
  const { ofAddress, ofAll } = unsignedNotices
  const { retryAfter } = await countHits(
    db,
    [
      windowLimit(throttleKey(`unsigned:${provider}`, { address: ip }), ofAddress),
      windowLimit(throttleKey(`unsigned:${provider}`, {}), ofAll),
    ],
    now(),
  )
  if (retryAfter > 0) return
  const short = fields
    .slice(0, MAX_UNSIGNED_KEYS)
    .map((pair) => pair.map((text) => storable(text, MAX_UNSIGNED_LENGTH)))
  const raw = Object.fromEntries(short)
  await insertPaymentEvent(db, { provider, kind, verified: false, rspCode, raw, at: now() })
}

/** Keeps what a payment site, or somebody in its name, has sent. */
export async function storeNotice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { provider, txnRef, fields, ip, isVerified, rspCode, hasEffect }: Notice,
): Promise<void> {
  if (!isVerified) return storeUnsigned({ db, now }, { provider, kind: 'ipn', fields, ip, rspCode })
  const key = throttleKey('ipn:without-effect', { address: ip })
  const mayStore = hasEffect || (await countHit(db, key, MAX_WITHOUT_EFFECT, 3_600, now())).allowed
  if (!mayStore) return
  await insertPaymentEvent(db, {
    txnRef: storable(txnRef) || null,
    provider,
    kind: 'ipn',
    verified: isVerified,
    rspCode,
    raw: Object.fromEntries(
      fields.slice(0, MAX_KEYS).map((pair) => pair.map((text) => storable(text))),
    ),
    at: now(),
  })
}
