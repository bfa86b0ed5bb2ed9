import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { viettelPaths } from '@/backend/integrations/viettel-invoice/client'
import type { ViettelSettings } from '@/backend/integrations/viettel-invoice/definition'
import { viettelInvoices } from '@/backend/integrations/viettel-invoice/definition'
import {
  findStoredInvoice,
  findStoredInvoiceByCode,
  type StoredInvoice,
  storeInvoice,
} from '@/backend/integrations/viettel-invoice/simulator-invoices'
import { lookupPage, troublePage } from '@/backend/integrations/viettel-invoice/simulator-pages'
import { isTrouble, type Trouble } from '@/backend/integrations/viettel-invoice/troubles'
import type { ViettelFault } from '@/backend/modules/invoices'
import type { Services } from '@/backend/platform/context'
import { saveValue, takeValue } from '@/backend/platform/db/key-values'
import { derivedKey } from '@/backend/platform/derived-key'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { formWithin, jsonWithin } from '@/backend/platform/http/request-body'

export const VIETTEL_SANDBOX = '/sandbox-viettel/services/einvoiceapplication/api'
/** Where an invoice of the built-in provider is looked at, and its next trouble chosen. */
export const VIETTEL_PAGE = viettelInvoices.sandboxPages[0]
const TROUBLE_KEY = 'sandbox-invoice-trouble'
/** The tax authority answers a while after the provider. */
const CODE_AFTER_MS = 3000
const TOKEN_SECONDS = 300

const Item = z.object({
  itemName: z.string(),
  quantity: z.number().optional(),
  itemTotalAmountWithTax: z.number(),
  taxPercentage: z.union([z.literal(-2), z.literal(0), z.literal(5), z.literal(8), z.literal(10)]),
  itemTotalAmountWithoutTax: z.number(),
  taxAmount: z.number(),
  isIncreaseItem: z.boolean().optional(),
})
const Body = z.object({
  generalInvoiceInfo: z.object({
    transactionUuid: z.string().min(1).max(36),
    templateCode: z.string(),
    invoiceSeries: z.string(),
    adjustmentType: z.enum(['1', '3', '5']),
    originalInvoiceId: z.string().optional(),
    invoiceIssuedDate: z.number(),
  }),
  buyerInfo: z.object({
    buyerName: z.string().optional(),
    buyerLegalName: z.string().optional(),
    buyerTaxCode: z.string().optional(),
  }),
  itemInfo: z.array(Item).min(1),
  summarizeInfo: z.object({
    totalAmountWithoutTax: z.number(),
    totalTaxAmount: z.number(),
    totalAmountWithTax: z.number(),
  }),
})
type Body = z.infer<typeof Body>

const signed = (body: Body, pick: (item: z.infer<typeof Item>) => number) =>
  Math.abs(
    body.itemInfo.reduce(
      (sum, item) => sum + (item.isIncreaseItem === false ? -1 : 1) * pick(item),
      0,
    ),
  )

/** What the real one refuses too. */
function faultOf(body: Body, { template, series }: ViettelSettings): ViettelFault | null {
  const { generalInvoiceInfo: general, buyerInfo: buyer, summarizeInfo: sums } = body
  if (general.templateCode !== template) return 'TEMPLATE_NOT_FOUND'
  if (general.invoiceSeries !== series) return 'INVOICE_SERIAL_NOT_FOUND'
  if (!buyer.buyerName && !buyer.buyerLegalName) return 'BUYER_NAME_REQUIRED'
  if (general.adjustmentType !== '1' && !general.originalInvoiceId)
    return 'ORIGINAL_INVOICE_REQUIRED'
  const isSum =
    signed(body, (item) => item.itemTotalAmountWithoutTax) === sums.totalAmountWithoutTax &&
    signed(body, (item) => item.taxAmount) === sums.totalTaxAmount &&
    signed(body, (item) => item.itemTotalAmountWithTax) === sums.totalAmountWithTax
  return isSum ? null : 'TOTAL_AMOUNT_INVALID'
}

type Sandbox = { settings: ViettelSettings; nextTrouble?: () => Trouble | null }
type Reply = [body: unknown, status: 200 | 400 | 500 | 503 | 504]

const fault = (message: ViettelFault | 'NOT_FOUND_DATA', data = ''): Reply => [
  { code: 400, message, data },
  400,
]

/** Troubles before anything has happened. */
const before: Partial<Record<Trouble, Reply>> = {
  expired: [{ code: 500, message: 'GENERAL' }, 500],
  down: [{ error: 'Service Unavailable' }, 503],
  refuses: fault('INVOICE_QUANTITY_EXCEEDED'),
}
/** It has happened, and the answer is lost or spoilt on the way. */
const after: Partial<Record<Trouble, Reply>> = {
  lost: [{ error: 'Gateway Timeout' }, 504],
  garbled: ['', 200],
}

function draftOf({ generalInvoiceInfo: general, itemInfo, summarizeInfo: sums }: Body) {
  const code = randomBytes(8).toString('hex').toUpperCase()
  const sign = itemInfo[0]?.isIncreaseItem === false ? -1 : 1
  return {
    ref: general.transactionUuid,
    code,
    series: general.invoiceSeries,
    issuedAt: general.invoiceIssuedDate,
    kind: general.adjustmentType,
    corrects: general.originalInvoiceId ?? null,
    total: sums.totalAmountWithTax * sign,
    tax: sums.totalTaxAmount * sign,
    items: itemInfo.map(({ itemName, quantity, itemTotalAmountWithTax, taxPercentage }) => ({
      name: itemName,
      quantity: quantity ?? 0,
      amount: itemTotalAmountWithTax,
      percent: taxPercentage,
    })),
  }
}

/** As it is looked up; the tax authority's code comes a while later. */
function shown({ number, code, issuedAt }: StoredInvoice, now: Date) {
  const isCoded = now.getTime() - issuedAt >= CODE_AFTER_MS
  const codeOfTax = isCoded
    ? `M1-26-${code.slice(0, 5)}-${number.slice(6).padStart(11, '0')}`
    : null
  return { invoiceNo: number, reservationCode: code, issueDate: issuedAt, codeOfTax }
}

const answered = (result: unknown): Reply => [{ errorCode: null, description: null, result }, 200]

async function create(
  { db, now }: Pick<Services, 'db' | 'now'>,
  settings: ViettelSettings,
  sent: unknown,
): Promise<Reply> {
  const parsed = Body.safeParse(sent)
  if (!parsed.success) return fault('BAD_REQUEST_DATA', parsed.error.issues[0]?.path.join('.'))
  const wrong = faultOf(parsed.data, settings)
  if (wrong) return fault(wrong)
  const stored = await storeInvoice(db, draftOf(parsed.data))
  return stored ? answered(shown(stored, now())) : fault('TRANSACTION_UUID_INVALID')
}

/** The trouble the page has chosen, once. */
async function takeTrouble(db: Services['db']): Promise<Trouble | null> {
  const chosen = await takeValue(db, TROUBLE_KEY)
  return isTrouble(chosen) ? chosen : null
}

/** A Viettel SInvoice for trying the shop out: it speaks the real one's interface, faults included. Demonstration mode only. */
export function viettelSandbox(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { settings, nextTrouble }: Sandbox,
) {
  const { db, now, config } = services
  const app = new Hono({ getPath: matchablePath })
  const key = derivedKey(config.tokenSecret, 'token of the built-in invoices')
  const token = Buffer.from(key).toString('hex')

  app.post(`/sandbox-viettel${viettelPaths.login}`, async (c) => {
    const sent = z
      .object({ username: z.string(), password: z.string() })
      .parse(await jsonWithin(c.req.raw))
    const isRight = sent.username === settings.username && sent.password === settings.password
    if (!isRight) return c.json({ error: 'invalid_grant' }, 401)
    return c.json({ access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS })
  })

  app.use(`${VIETTEL_SANDBOX}/*`, async (c, next) => {
    if (c.req.header('cookie') === `access_token=${token}`) return next()
    return c.json({ code: 500, message: 'GENERAL', data: 'Internal Server Error' }, 500)
  })

  // The backend matches addresses in small letters.
  const at = (path: string) => VIETTEL_SANDBOX + path.toLowerCase()

  app.post(`${at(viettelPaths.create)}/:taxcode`, async (c) => {
    const trouble = nextTrouble ? nextTrouble() : await takeTrouble(db)
    const early = trouble && before[trouble]
    if (early) return c.json(...early)
    if (c.req.param('taxcode') !== settings.taxCode) return c.json(...fault('SUPPLIER_NOT_FOUND'))
    const reply = await create(services, settings, await jsonWithin(c.req.raw).catch(() => null))
    return c.json(...((trouble && after[trouble]) ?? reply))
  })

  app.post(at(viettelPaths.find), async (c) => {
    const { transactionUuid } = await formWithin(c.req.raw)
    const stored = await findStoredInvoice(db, String(transactionUuid))
    return c.json(...(stored ? answered([shown(stored, now())]) : fault('NOT_FOUND_DATA')))
  })

  app.on(['GET', 'POST'], VIETTEL_PAGE, async (c) => {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    const stored = await findStoredInvoiceByCode(db, c.req.query('code') ?? '')
    if (stored) return c.html(lookupPage(stored, shown(stored, now()).codeOfTax))
    if (c.req.method === 'GET') return c.html(troublePage(null))
    const { trouble } = await formWithin(c.req.raw)
    if (!isTrouble(trouble)) return c.html(troublePage(null), 400)
    await saveValue(db, TROUBLE_KEY, trouble)
    return c.html(troublePage(trouble))
  })
  return app
}
