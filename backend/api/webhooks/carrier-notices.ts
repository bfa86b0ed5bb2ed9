import { eq, or } from 'drizzle-orm'
import { Hono } from 'hono'
import type { CarrierNotice } from '@/backend/integrations/carrier'
import { askAgainOf } from '@/backend/modules/parcels'
import { parcel } from '@/backend/modules/parcels/tables'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { textWithin } from '@/backend/platform/http/request-body'
import { enqueueAll } from '@/backend/platform/jobs/enqueue'
import { sameHash } from '@/backend/platform/same-hash'
import { hearCarrier } from '@/backend/workflows/deliver-parcel/hear-carrier'

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

type Options = {
  carrier: string
  secret: string
  readNotice: (fields: unknown) => CarrierNotice | null
}

/** A carrier's notices. One that proves nothing has the carrier asked about the parcel at once. */
export function carrierNotices(
  services: Pick<Services, 'db' | 'now' | 'config' | 'settings'>,
  { carrier, secret, readNotice }: Options,
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
    const { trackingCode, step } = notice
    if (step) {
      await hearCarrier(services, { carrier, isNamed, trackingCode, step })
      return c.json({ success: true })
    }
    await transact(db, async (tx) => {
      const named = await askAgainOf(tx, carrier, isNamed, now())
      await enqueueAll(tx, 'parcels-to-track', named)
    })
    return c.json({ success: true })
  })
  return app
}
