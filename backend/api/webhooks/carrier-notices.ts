import { eq, or, type SQL } from 'drizzle-orm'
import { Hono } from 'hono'
import type { CarrierNotice } from '@/backend/integrations/carrier'
import { askAgainOf } from '@/backend/modules/parcels'
import { parcel } from '@/backend/modules/parcels/tables'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { countHits, windowLimit } from '@/backend/platform/http/rate-limit'
import { textWithin } from '@/backend/platform/http/request-body'
import { throttleKey } from '@/backend/platform/http/throttle-key'
import { enqueueAll } from '@/backend/platform/jobs/enqueue'
import { believedCarrierNotices } from '@/backend/platform/metrics/backend-metrics'
import { sameHash } from '@/backend/platform/same-hash'
import { type Heard, hearCarrier } from '@/backend/workflows/deliver-parcel/hear-carrier'
import { believedNotices } from '@/contract/rate-limits'

export const noticePath = (carrier: string) => `/carriers/${carrier}/notices`

const MAX_BYTES = 64 * 1024

/** Some post a form, others JSON. */
async function fieldsOf(request: Request): Promise<unknown> {
  const body = await textWithin(request, MAX_BYTES)
  if (!request.headers.get('content-type')?.includes('json')) {
    return Object.fromEntries(new URLSearchParams(body))
  }
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** The parcel a notice names, as a condition; undefined when it names none. */
const namedIn = ({ trackingCode, code }: CarrierNotice) =>
  or(
    trackingCode ? eq(parcel.trackingCode, trackingCode) : undefined,
    code ? eq(parcel.code, code) : undefined,
  )

type Believed = CarrierNotice & { isNamed: SQL }

/** Records what a carrier says that cannot be asked, so often at most. */
async function believe(
  services: Pick<Services, 'db' | 'now' | 'config' | 'settings'>,
  carrier: string,
  { trackingCode, code, step, isNamed }: Believed,
): Promise<Heard | 'unknown code' | 'too many'> {
  const limit = `carrier-notices:${carrier}`
  const { retryAfter } = await countHits(
    services.db,
    [
      windowLimit(
        throttleKey(limit, { code: trackingCode ?? code ?? '' }),
        believedNotices.ofParcel,
      ),
      windowLimit(throttleKey(limit, {}), believedNotices.ofCarrier),
    ],
    services.now(),
  )
  if (retryAfter > 0) return 'too many'
  if (!step) return 'unknown code'
  return hearCarrier(services, { carrier, isNamed, trackingCode, step })
}

type Options = {
  carrier: string
  secret: string
  /** It cannot be asked about a parcel, so its notices are believed for their secret. */
  isProof: boolean
  readNotice: (fields: unknown) => CarrierNotice | null
}

/** A carrier's notices. One that proves nothing has the carrier asked about the parcel at once. */
export function carrierNotices(
  services: Pick<Services, 'db' | 'now' | 'config' | 'settings'>,
  { carrier, secret, isProof, readNotice }: Options,
) {
  const { db, now } = services
  const app = new Hono({ getPath: matchablePath })
  app.post(noticePath(carrier), async (c) => {
    c.header('cache-control', 'no-store')
    // GHTK names the parameter itself.
    const key = c.req.query('key') ?? c.req.query('hash')
    if (!sameHash(key, secret.toLowerCase())) return c.body(null, 401)
    const notice = readNotice(await fieldsOf(c.req.raw))
    const isNamed = notice && namedIn(notice)
    // What gets no 200 is sent again for hours, also when nobody knows its form.
    if (!isNamed) return c.json({ success: true })
    if (isProof) {
      const result = await believe(services, carrier, { ...notice, isNamed })
      believedCarrierNotices.inc({ carrier, result })
      // It sends again what gets no 200; a count that is full empties by the hour.
      return result === 'too many' ? c.json({ success: false }, 429) : c.json({ success: true })
    }
    await transact(db, async (tx) => {
      const named = await askAgainOf(tx, carrier, isNamed, now())
      await enqueueAll(tx, 'parcels-to-track', named)
    })
    return c.json({ success: true })
  })
  return app
}
