import { randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { ghtkPaths, ghtkStates } from '@/backend/integrations/ghtk/client'
import type { GhtkSettings } from '@/backend/integrations/ghtk/definition'
import { ghtkIntegration } from '@/backend/integrations/ghtk/definition'
import { ghtkStatusNames } from '@/backend/integrations/ghtk/texts'
import { sandboxPage } from '@/backend/integrations/simulators/carrier-page'
import {
  addStatus,
  findStoredParcel,
  findStoredParcelByClient,
  type StoredParcel,
  storeParcel,
} from '@/backend/integrations/simulators/carrier-parcels'
import type { Services } from '@/backend/platform/context'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { formWithin, jsonWithin } from '@/backend/platform/http/request-body'

export const GHTK_SANDBOX = '/sandbox-ghtk'
export const GHTK_PAGE = ghtkIntegration.sandboxPages[0]
const GHTK = 'ghtk'

const statusOf = ({ log }: StoredParcel) => log.at(-1)?.status ?? '2'
/** Parameters of a route come in lower case here. */
const labelIn = (c: Context) =>
  decodeURIComponent(new URL(c.req.url).pathname.split('/').at(-1) ?? '')

const feeFor = (grams: number) => 20_000 + Math.ceil(grams / 500) * 2_500

const Created = z.object({
  products: z.array(z.object({ weight: z.number(), quantity: z.number() })),
  order: z.object({
    id: z.string().min(1),
    name: z.string(),
    tel: z.string(),
    province: z.string().min(1),
    ward: z.string().min(1),
  }),
})

type Sandbox = { settings: GhtkSettings; noticeUrl: string }

/** A GHTK for trying the shop out: it speaks the real one's interface and moves a parcel when told. */
export function ghtkSandbox(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { settings, noticeUrl }: Sandbox,
) {
  const app = new Hono({ getPath: matchablePath })
  const refuse = (c: Context, message: string, code = '') =>
    c.json({ success: false, message, error: { code }, log_id: 'x' })

  app.use(`${GHTK_SANDBOX}/*`, async (c, next) => {
    if (c.req.header('token') === settings.token) return next()
    return c.json({ success: false, message: 'Token is not valid', log_id: 'x' }, 401)
  })

  app.post(GHTK_SANDBOX + ghtkPaths.create.replace(/\/$/, ''), async (c) => {
    const parsed = Created.safeParse(await jsonWithin(c.req.raw))
    if (!parsed.success) return refuse(c, 'Thiếu thông tin đơn hàng')
    const { id: client, name, tel } = parsed.data.order
    if (!/^0\d{9}$/.test(tel)) return refuse(c, 'Số điện thoại không hợp lệ')
    const code = `S1.A1.${randomInt(1_000_000, 10_000_000)}`
    const log = [{ status: '2', updated_date: now().toISOString() }]
    const stored = await storeParcel(db, GHTK, { code, client, name, log })
    if (stored.code !== code) return refuse(c, 'Mã đơn đã tồn tại', 'ORDER_ID_EXIST')
    const grams = parsed.data.products.reduce((sum, one) => sum + one.weight * one.quantity, 0)
    const order = { partner_id: client, label: code, fee: feeFor(grams * 1_000), status_id: 2 }
    return c.json({ success: true, order })
  })

  app.get(GHTK_SANDBOX + ghtkPaths.fee, (c) => {
    const { province = '', ward = '', weight } = c.req.query()
    const grams = Number(weight)
    if (!province || !ward || !(grams > 0)) return refuse(c, 'Xin hãy gửi trường province.')
    const fee = feeFor(grams)
    return c.json({ success: true, message: '', fee: { name: 'area1', fee, delivery: true } })
  })

  app.get(`${GHTK_SANDBOX}${ghtkPaths.status}:label`, async (c) => {
    const label = labelIn(c)
    const client = /^partner_id:(.+)$/.exec(label)?.[1]
    const stored = await (client === undefined
      ? findStoredParcel(db, GHTK, label)
      : findStoredParcelByClient(db, GHTK, client))
    if (!stored) return refuse(c, 'Không tìm thấy đơn')
    const modified = stored.log.at(-1)?.updated_date
    const order = {
      label_id: stored.code,
      partner_id: stored.client,
      status: statusOf(stored),
      modified,
    }
    return c.json({ success: true, order })
  })

  app.post(`${GHTK_SANDBOX}${ghtkPaths.cancel}:label`, async (c) => {
    const stored = await findStoredParcel(db, GHTK, labelIn(c))
    if (!stored || ghtkStates[statusOf(stored)] !== 'created') return refuse(c, 'Không hủy được')
    await move(stored, '-1')
    return c.json({ success: true, message: '' })
  })

  app.get(`${GHTK_SANDBOX}${ghtkPaths.label}:label`, (c) =>
    c.body('%PDF-1.4\n%%EOF\n', 200, { 'content-type': 'application/pdf' }),
  )

  async function move(stored: StoredParcel, status: string) {
    await addStatus(db, GHTK, stored, { status, updated_date: now().toISOString() })
    const fields = { label_id: stored.code, partner_id: stored.client, status_id: status }
    void fetch(noticeUrl, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(10_000),
    }).catch((error: unknown) => log.warn({ error: String(error) }, 'the shop could not be told'))
  }

  app.on(['GET', 'POST'], GHTK_PAGE, async (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    const code = c.req.query('code') ?? ''
    const stored = await findStoredParcel(db, GHTK, code)
    if (!stored) return c.notFound()
    if (c.req.method === 'GET') return c.html(sandboxPage(code, statusOf(stored), ghtkStatusNames))
    const status = String((await formWithin(c.req.raw)).status)
    if (!(status in ghtkStates))
      return c.html(sandboxPage(code, statusOf(stored), ghtkStatusNames), 400)
    await move(stored, status)
    return c.html(sandboxPage(code, status, ghtkStatusNames))
  })
  return app
}
