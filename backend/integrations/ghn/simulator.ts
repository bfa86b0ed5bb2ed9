import { randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { GhnSettings } from '@/backend/integrations/ghn/definition'
import { ghnIntegration } from '@/backend/integrations/ghn/definition'
import { ghnPaths } from '@/backend/integrations/ghn/paths'
import { addGhnPlaces } from '@/backend/integrations/ghn/simulator-places'
import { ghnStates } from '@/backend/integrations/ghn/states'
import { ghnStatusNames } from '@/backend/integrations/ghn/texts'
import { sandboxPage } from '@/backend/integrations/simulators/carrier-page'
import {
  addStatus,
  findStoredParcel,
  type StoredParcel,
  storeParcel,
} from '@/backend/integrations/simulators/carrier-parcels'
import type { Services } from '@/backend/platform/context'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { formWithin, jsonWithin } from '@/backend/platform/http/request-body'

export const GHN_SANDBOX = '/sandbox-ghn/shiip/public-api'
const GHN = 'ghn'
/** Where a parcel of the built-in GHN is looked at and moved along. */
export const GHN_PAGE = ghnIntegration.sandboxPages[0]

const statusOf = ({ log }: StoredParcel) => log.at(-1)?.status ?? 'ready_to_pick'

const Place = z.union([
  z.object({ to_ward_name: z.string().min(1), to_province_name: z.string().min(1) }),
  z.object({ to_district_id: z.number().int(), to_ward_code: z.string().min(1) }),
])
const Previewed = z.object({
  to_name: z.string(),
  to_phone: z.string(),
  weight: z.number().int().positive().max(50_000),
})
const Created = Previewed.extend({ client_order_code: z.string() })

const DAY_MS = 86_400_000
const priced = (weight: number, now: Date) => ({
  total_fee: 22_000 + Math.ceil(weight / 500) * 3_000,
  expected_delivery_time: new Date(now.getTime() + 3 * DAY_MS).toISOString(),
})

const CodChange = z.object({ order_code: z.string(), cod_amount: z.number().int().min(0) })
const over = ['delivered', 'returned', 'lost', 'cancelled']
const isOver = (stored: StoredParcel) => over.includes(ghnStates[statusOf(stored)] ?? '')

type Sandbox = { settings: GhnSettings; noticeUrl: string }

/** A GHN for trying the shop out: it speaks the real one's interface and moves a parcel when told. Demonstration mode only. */
export function ghnSandbox(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { settings, noticeUrl }: Sandbox,
) {
  const app = new Hono({ getPath: matchablePath })
  const ok = (c: Context, data: unknown) => c.json({ code: 200, message: 'Success', data })
  const refuse = (c: Context, code_message: string) =>
    c.json({ code: 400, message: code_message, code_message, data: null }, 400)

  app.use(`${GHN_SANDBOX}/*`, async (c, next) => {
    if (c.req.header('token') === settings.token) return next()
    return c.json({ code: 401, message: 'Token is not valid!', data: null }, 401)
  })

  app.post(GHN_SANDBOX + ghnPaths.create, async (c) => {
    const body = await jsonWithin(c.req.raw)
    const parsed = Created.safeParse(body)
    if (!parsed.success || !Place.safeParse(body).success) return refuse(c, 'USER_ERR_COMMON')
    const { client_order_code: client, to_name: name, to_phone, weight } = parsed.data
    if (!/^0\d{9}$/.test(to_phone)) return refuse(c, 'PHONE_INVALID')
    const updated_date = now().toISOString()
    const code = `L${randomInt(36 ** 4, 36 ** 5)
      .toString(36)
      .toUpperCase()}`
    const first = { status: 'ready_to_pick', updated_date }
    const stored = await storeParcel(db, GHN, { code, client, name, log: [first] })
    return ok(c, { order_code: stored.code, ...priced(weight, now()) })
  })

  app.post(GHN_SANDBOX + ghnPaths.preview, async (c) => {
    const body = await jsonWithin(c.req.raw)
    const parsed = Previewed.safeParse(body)
    if (!parsed.success || !Place.safeParse(body).success) return refuse(c, 'USER_ERR_COMMON')
    return ok(c, { order_code: '', ...priced(parsed.data.weight, now()) })
  })

  app.post(GHN_SANDBOX + ghnPaths.detail, async (c) => {
    const { order_code } = z.object({ order_code: z.string() }).parse(await jsonWithin(c.req.raw))
    const stored = await findStoredParcel(db, GHN, order_code)
    if (!stored) return refuse(c, 'ORDER_NOT_FOUND')
    const updated_date = stored.log.at(-1)?.updated_date
    return ok(c, { order_code, status: statusOf(stored), updated_date, log: stored.log })
  })

  app.post(GHN_SANDBOX + ghnPaths.changeCod, async (c) => {
    const { order_code } = CodChange.parse(await jsonWithin(c.req.raw))
    const stored = await findStoredParcel(db, GHN, order_code)
    return !stored || isOver(stored) ? refuse(c, 'USER_ERR_COMMON') : ok(c, null)
  })

  app.post(GHN_SANDBOX + ghnPaths.cancel, async (c) => {
    const { order_codes } = z
      .object({ order_codes: z.array(z.string()) })
      .parse(await jsonWithin(c.req.raw))
    const stored = await findStoredParcel(db, GHN, order_codes[0] ?? '')
    if (!stored) return refuse(c, 'ORDER_NOT_FOUND')
    const isEarly = ghnStates[statusOf(stored)] === 'created'
    if (isEarly) await move(stored, 'cancel')
    return ok(c, [{ order_code: stored.code, result: isEarly, message: '' }])
  })

  app.post(GHN_SANDBOX + ghnPaths.label, (c) => ok(c, { token: 'minh-hoa' }))

  addGhnPlaces(app, db, GHN_SANDBOX)

  async function move(stored: StoredParcel, status: string) {
    const entry = { status, updated_date: now().toISOString() }
    await addStatus(db, GHN, stored, entry)
    void fetch(noticeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        OrderCode: stored.code,
        ClientOrderCode: stored.client,
        Status: status,
      }),
      signal: AbortSignal.timeout(10_000),
    }).catch((error: unknown) => log.warn({ error: String(error) }, 'the shop could not be told'))
  }

  app.on(['GET', 'POST'], GHN_PAGE, async (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    const code = c.req.query('code') ?? ''
    const stored = await findStoredParcel(db, GHN, code)
    if (!stored) return c.notFound()
    if (c.req.method === 'GET') return c.html(sandboxPage(code, statusOf(stored), ghnStatusNames))
    const status = String((await formWithin(c.req.raw)).status)
    if (!(status in ghnStates))
      return c.html(sandboxPage(code, statusOf(stored), ghnStatusNames), 400)
    await move(stored, status)
    return c.html(sandboxPage(code, status, ghnStatusNames))
  })
  return app
}
