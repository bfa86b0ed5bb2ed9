import { randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { NOTICE_TIMEOUT_MS, notify } from '@/backend/integrations/simulators/notify'
import { sandboxTexts as texts } from '@/backend/integrations/simulators/texts'
import { type VnpaySettings, vnpayIntegration } from '@/backend/integrations/vnpay/definition'
import {
  hasValidSignature,
  queryRequestHash,
  queryResponseHash,
  signedUrl,
  type VnpParams,
  vnpTime,
} from '@/backend/integrations/vnpay/sign'
import { isChoice, payPage, refusalPage } from '@/backend/integrations/vnpay/simulator-page'
import {
  decideSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  type SandboxPayment,
  UNDECIDED,
} from '@/backend/integrations/vnpay/simulator-payments'
import { answerRefund } from '@/backend/integrations/vnpay/simulator-refund'
import type { Services } from '@/backend/platform/context'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { formWithin, jsonWithin } from '@/backend/platform/http/request-body'
import { sameHash } from '@/backend/platform/same-hash'

/** Where the built-in payment site is found below an origin. */
export const sandboxPaths = {
  pay: vnpayIntegration.sandboxPages[0],
  api: '/sandbox-pay/merchant_webapi/api/transaction',
} as const

export type SandboxOptions = {
  settings: VnpaySettings
  /** Where the shop takes notices. */
  ipnUrl: string
  /** Between two calls of a shop that does not acknowledge; VNPAY waits five minutes. */
  pauseMs?: number
}

const FIVE_MINUTES = 300_000
const PAID = '00'

type Params = Record<string, string>

const isWellFormed = (params: Params) =>
  /^\d{1,12}$/.test(params.vnp_Amount ?? '') &&
  params.vnp_CurrCode === 'VND' &&
  /^[\w-]{1,100}$/.test(params.vnp_TxnRef ?? '') &&
  /^https?:\/\//.test(params.vnp_ReturnUrl ?? '')

/** Why the site does not take this request, or null. */
function refusalOf(params: Params, { tmnCode, secret }: VnpaySettings, now: Date): string | null {
  if (params.vnp_TmnCode !== tmnCode) return texts.wrongShop
  if (!hasValidSignature(params, secret)) return texts.wrongSignature
  if (!isWellFormed(params)) return texts.wrongFormat
  const isTooLate = (params.vnp_ExpireDate ?? '9') < vnpTime(now)
  return isTooLate ? texts.tooLate : null
}

const outcomeParams = ({ params, code, payDate, transactionNo }: SandboxPayment): VnpParams => ({
  vnp_Amount: params.vnp_Amount,
  vnp_BankCode: 'NCB',
  vnp_CardType: 'ATM',
  vnp_OrderInfo: params.vnp_OrderInfo,
  vnp_PayDate: payDate ?? undefined,
  vnp_ResponseCode: code,
  vnp_TmnCode: params.vnp_TmnCode,
  vnp_TransactionNo: transactionNo,
  vnp_TransactionStatus: code === PAID ? PAID : '02',
  vnp_TxnRef: params.vnp_TxnRef,
  ...(code === PAID && { vnp_BankTranNo: `VNP${transactionNo}` }),
})

async function tellVnpayWay(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(NOTICE_TIMEOUT_MS)
  const reply = await fetch(address, { redirect: 'manual', signal })
  const { RspCode = '' } = (await reply.json()) as { RspCode?: string }
  return ['00', '02'].includes(RspCode)
}

const statusOf = ({ code }: SandboxPayment) => (code === PAID || code === UNDECIDED ? code : '02')

/** A payment site for trying the shop out: it speaks VNPAY's protocol, shows a page and takes no money. Demonstration mode only. */
export function vnpaySandboxRoutes(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { settings, ipnUrl, pauseMs = FIVE_MINUTES }: SandboxOptions,
) {
  const { secret } = settings
  const app = new Hono({ getPath: matchablePath })
  const refuse = (c: Context, params: Params, reason: string) => {
    // An unsigned address may lead anywhere.
    const back = hasValidSignature(params, secret) ? (params.vnp_ReturnUrl ?? null) : null
    return c.html(refusalPage(reason, back), 400)
  }

  /** The payment of a request that may be taken, or the page that says why not. */
  async function openPayment(c: Context, params: Params): Promise<SandboxPayment | Response> {
    const reason = refusalOf(params, settings, now())
    if (reason) return refuse(c, params, reason)
    const fresh = {
      params,
      transactionNo: String(randomInt(10_000_000, 100_000_000)),
      code: UNDECIDED,
      payDate: null,
    }
    return openSandboxPayment(db, params.vnp_TxnRef ?? '', fresh)
  }

  app.use('/sandbox-pay/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
  })

  app.get(sandboxPaths.pay, async (c) => {
    const params = c.req.query()
    const payment = await openPayment(c, params)
    if (payment instanceof Response) return payment
    if (payment.code !== UNDECIDED) return refuse(c, params, texts.isOver)
    const page = {
      info: params.vnp_OrderInfo ?? '',
      amount: Number(params.vnp_Amount) / 100,
      until: params.vnp_ExpireDate ?? '',
      action: new URL(c.req.url).search,
    }
    return c.html(payPage(page))
  })

  app.post(sandboxPaths.pay, async (c) => {
    const params = c.req.query()
    const payment = await openPayment(c, params)
    if (payment instanceof Response) return payment
    const code = String((await formWithin(c.req.raw)).code)
    if (!isChoice(code)) return refuse(c, params, texts.wrongFormat)
    const decision = { ...payment, code, payDate: vnpTime(now()) }
    const decided = await decideSandboxPayment(db, params.vnp_TxnRef ?? '', decision)
    const outcome = outcomeParams(decided)
    void notify(() => tellVnpayWay(signedUrl(ipnUrl, outcome, secret)), pauseMs, log)
    return c.redirect(signedUrl(decided.params.vnp_ReturnUrl ?? '', outcome, secret), 303)
  })

  app.post(sandboxPaths.api, async (c) => {
    const params = (await jsonWithin(c.req.raw)) as VnpParams
    if (params.vnp_Command === 'refund') return c.json(await answerRefund(db, params, secret))
    const payment = await findSandboxPayment(db, params.vnp_TxnRef ?? '')
    const isSigned = sameHash(params.vnp_SecureHash, queryRequestHash(params, secret))
    const response: VnpParams = {
      vnp_ResponseId: String(randomInt(10_000_000, 100_000_000)),
      vnp_Command: 'querydr',
      vnp_TmnCode: params.vnp_TmnCode,
      vnp_TxnRef: params.vnp_TxnRef,
      vnp_ResponseCode: !isSigned ? '97' : payment ? '00' : '91',
      vnp_Message: 'querydr',
      ...(isSigned &&
        payment && {
          vnp_Amount: payment.params.vnp_Amount,
          vnp_OrderInfo: payment.params.vnp_OrderInfo,
          vnp_BankCode: 'NCB',
          vnp_PayDate: payment.payDate ?? '',
          vnp_TransactionNo: payment.transactionNo,
          vnp_TransactionType: '01',
          vnp_TransactionStatus: statusOf(payment),
        }),
    }
    return c.json({ ...response, vnp_SecureHash: queryResponseHash(response, secret) })
  })
  return app
}
