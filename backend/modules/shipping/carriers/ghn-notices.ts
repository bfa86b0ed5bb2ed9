import { and, eq, isNotNull, or } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Services } from '@/backend/context'
import { sameHash } from '@/backend/modules/payments/vnpay-sign'
import { parcel } from '@/backend/platform/db/tables'
import { matchablePath } from '@/backend/platform/http/contract-router'

export const GHN_NOTICES = '/carriers/ghn/notices'

const Notice = z.object({
  OrderCode: z.string().max(60),
  ClientOrderCode: z.string().max(60).nullish(),
})

/** GHN's notices. They are not signed, so they prove nothing: GHN is asked about the parcel at once. */
export function ghnNotices({ db, now }: Pick<Services, 'db' | 'now'>, secret: string) {
  const app = new Hono({ getPath: matchablePath })
  app.post(GHN_NOTICES, async (c) => {
    c.header('cache-control', 'no-store')
    if (!sameHash(c.req.query('key'), secret.toLowerCase())) return c.body(null, 401)
    const json: unknown = await c.req.json().catch(() => null)
    const notice = Notice.safeParse(json)
    // GHN sends again what it gets no 2xx for; a form nobody knows would come for hours.
    if (!notice.success) return c.body(null, 204)
    const { OrderCode, ClientOrderCode } = notice.data
    const isNamed = or(
      eq(parcel.trackingCode, OrderCode),
      ClientOrderCode ? eq(parcel.code, ClientOrderCode) : undefined,
    )
    await db
      .update(parcel)
      .set({ nextAt: now() })
      .where(and(eq(parcel.carrier, 'ghn'), isNotNull(parcel.nextAt), isNamed))
    return c.body(null, 204)
  })
  return app
}
