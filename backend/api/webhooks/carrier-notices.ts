import { eq, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { askAgainOf } from '@/backend/modules/parcels'
import { parcel } from '@/backend/modules/parcels/tables'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { textWithin } from '@/backend/platform/http/request-body'
import { enqueueAll } from '@/backend/platform/jobs/enqueue'
import { sameHash } from '@/backend/platform/same-hash'

export const noticePath = (carrier: string) => `/carriers/${carrier}/notices`

const MAX_BYTES = 64 * 1024

const code = z.string().max(60).nullish()
/** What names a parcel: GHN's fields, and GHTK's. */
const Notice = z.object({
  OrderCode: code,
  ClientOrderCode: code,
  label_id: code,
  partner_id: code,
})

/** GHTK posts a form or JSON, GHN JSON. */
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
function namedIn(fields: unknown) {
  const notice = Notice.safeParse(fields)
  if (!notice.success) return undefined
  const { OrderCode, ClientOrderCode, label_id, partner_id } = notice.data
  const [trackingCode, ours] = [OrderCode ?? label_id, ClientOrderCode ?? partner_id]
  return or(
    trackingCode ? eq(parcel.trackingCode, trackingCode) : undefined,
    ours ? eq(parcel.code, ours) : undefined,
  )
}

type Options = { carrier: string; secret: string }

/** A carrier's notices. They are not signed, so they prove nothing: the carrier is asked about the parcel at once. */
export function carrierNotices(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { carrier, secret }: Options,
) {
  const app = new Hono({ getPath: matchablePath })
  app.post(noticePath(carrier), async (c) => {
    c.header('cache-control', 'no-store')
    // GHTK names the parameter itself.
    const key = c.req.query('key') ?? c.req.query('hash')
    if (!sameHash(key, secret.toLowerCase())) return c.body(null, 401)
    const isNamed = namedIn(await fieldsOf(c.req.raw))
    // What gets no 200 is sent again for hours, also when nobody knows its form.
    if (!isNamed) return c.json({ success: true })
    await transact(db, async (tx) => {
      const named = await askAgainOf(tx, carrier, isNamed, now())
      await enqueueAll(tx, 'parcels-to-track', named)
    })
    return c.json({ success: true })
  })
  return app
}
