import { randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { sandboxPage } from '@/backend/integrations/simulators/carrier-page'
import {
  addStatus,
  findStoredParcel,
  findStoredParcelByClient,
  type StoredParcel,
  storeParcel,
} from '@/backend/integrations/simulators/carrier-parcels'
import { CANCEL, viettelPostPaths } from '@/backend/integrations/viettel-post/client'
import {
  type ViettelPostSettings,
  viettelPostIntegration,
} from '@/backend/integrations/viettel-post/definition'
import { viettelPostStates } from '@/backend/integrations/viettel-post/states'
import { viettelPostStatusNames } from '@/backend/integrations/viettel-post/texts'
import type { Services } from '@/backend/platform/context'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { formWithin, jsonWithin } from '@/backend/platform/http/request-body'

export const VIETTEL_POST_SANDBOX = '/sandbox-viettel-post'
export const VIETTEL_POST_PAGE = viettelPostIntegration.sandboxPages[0]
const NAME = 'viettel-post'
const AT_ONCE = '103'
const buttons = viettelPostStatusNames

const statusOf = ({ log }: StoredParcel) => log.at(-1)?.status ?? AT_ONCE
const feeFor = (grams: number) => 18_000 + Math.ceil(grams / 500) * 3_000

const Created = z.object({
  ORDER_NUMBER: z.string().min(1),
  RECEIVER_FULLNAME: z.string().min(1),
  RECEIVER_PHONE: z.string(),
  RECEIVER_ADDRESS: z.string().min(1),
  PRODUCT_WEIGHT: z.number().positive(),
})
const Priced = z.object({ RECEIVER_ADDRESS: z.string().min(3), PRODUCT_WEIGHT: z.number() })
const Updated = z.object({ TYPE: z.number(), ORDER_NUMBER: z.string() })

/** `dd/MM/yyyy HH:mm:ss`, in Vietnam. */
function told(iso: string): string {
  const at = new Date(new Date(iso).getTime() + 7 * 3_600_000).toISOString()
  const [date = '', time = ''] = at.split('T')
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 8)}`
}

const noticeOf = ({ code, client, log }: StoredParcel) => {
  const last = log.at(-1)
  return {
    ORDER_NUMBER: code,
    ORDER_REFERENCE: client,
    ORDER_STATUS: Number(last?.status),
    ORDER_STATUSDATE: told(last?.updated_date ?? ''),
  }
}

type Sandbox = { settings: ViettelPostSettings; noticeUrl: string }

/** A Viettel Post for trying the shop out: it speaks the real one's interface and moves a parcel when told. */
export function viettelPostSandbox(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { settings, noticeUrl }: Sandbox,
) {
  const app = new Hono({ getPath: matchablePath })
  const answer = (c: Context, data: unknown, message = 'OK') =>
    c.json({ status: 200, error: false, message, data })
  const refuse = (c: Context, message: string) =>
    c.json({ status: 204, error: true, message, data: null })
  const at = (path: string) => VIETTEL_POST_SANDBOX + path.toLowerCase()

  app.use(at('/*'), async (c, next) =>
    c.req.header('token') === settings.token
      ? next()
      : c.json({ status: 202, error: true, message: 'Token invalid', data: null }, 401),
  )

  app.post(at(viettelPostPaths.create), async (c) => {
    const parsed = Created.safeParse(await jsonWithin(c.req.raw))
    if (!parsed.success) return refuse(c, 'Thiếu thông tin đơn hàng')
    const {
      ORDER_NUMBER: client,
      RECEIVER_FULLNAME: name,
      RECEIVER_PHONE,
      PRODUCT_WEIGHT,
    } = parsed.data
    if (!/^0\d{9}$/.test(RECEIVER_PHONE)) return refuse(c, 'Số điện thoại không hợp lệ')
    const code = String(randomInt(100_000_000, 1_000_000_000))
    const first = [{ status: AT_ONCE, updated_date: now().toISOString() }]
    const stored = await storeParcel(db, NAME, { code, client, name, log: first })
    if (stored.code !== code) return refuse(c, 'Mã đơn hàng đã tồn tại')
    return answer(c, { ORDER_NUMBER: code, MONEY_TOTAL: feeFor(PRODUCT_WEIGHT) })
  })

  app.post(at(viettelPostPaths.price), async (c) => {
    const parsed = Priced.safeParse(await jsonWithin(c.req.raw))
    if (!parsed.success) return refuse(c, 'Thiếu địa chỉ nhận')
    const fee = feeFor(parsed.data.PRODUCT_WEIGHT)
    return answer(c, [{ MA_DV_CHINH: settings.service, TEN_DICHVU: 'Nhanh', GIA_CUOC: fee }])
  })

  app.post(at(viettelPostPaths.tellAgain), async (c) => {
    const oid = c.req.query('oid') ?? ''
    const stored =
      (await findStoredParcel(db, NAME, oid)) ?? (await findStoredParcelByClient(db, NAME, oid))
    if (!stored) return refuse(c, 'Không tìm thấy đơn hàng')
    tell(stored)
    return answer(c, null)
  })

  app.post(at(viettelPostPaths.update), async (c) => {
    const parsed = Updated.safeParse(await jsonWithin(c.req.raw))
    const stored =
      parsed.data?.TYPE === CANCEL
        ? await findStoredParcel(db, NAME, parsed.data.ORDER_NUMBER)
        : null
    if (!stored || viettelPostStates[statusOf(stored)] !== 'created')
      return refuse(c, 'Trạng thái không cho phép hủy')
    await move(stored, '107')
    return answer(c, null)
  })

  app.post(at(viettelPostPaths.print), (c) => answer(c, null, 'MINH-HOA'))

  const tell = (stored: StoredParcel) =>
    void fetch(noticeUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ DATA: noticeOf(stored), TOKEN: settings.noticeSecret }),
      signal: AbortSignal.timeout(10_000),
    }).catch((error: unknown) => log.warn({ error: String(error) }, 'the shop could not be told'))

  async function move(stored: StoredParcel, status: string) {
    const entry = { status, updated_date: now().toISOString() }
    await addStatus(db, NAME, stored, entry)
    tell({ ...stored, log: [...stored.log, entry] })
  }

  app.on(['GET', 'POST'], VIETTEL_POST_PAGE, async (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    const code = c.req.query('code') ?? ''
    const stored = await findStoredParcel(db, NAME, code)
    if (!stored) return c.notFound()
    if (c.req.method === 'GET') return c.html(sandboxPage(code, statusOf(stored), buttons))
    const status = String((await formWithin(c.req.raw)).status)
    if (!(status in buttons)) return c.html(sandboxPage(code, statusOf(stored), buttons), 400)
    await move(stored, status)
    return c.html(sandboxPage(code, status, buttons))
  })
  return app
}
