import { randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Services } from '@/backend/context'
import { notify } from '@/backend/modules/payments/sandbox/notify'
import { isChoice, payPage, refusalPage } from '@/backend/modules/payments/sandbox/pay-page'
import { sandboxTexts as texts } from '@/backend/modules/payments/sandbox/texts'
import {
  decideSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  type SandboxPayment,
  UNDECIDED,
} from '@/backend/modules/payments/sandbox/visits'
import type { VnpaySettings } from '@/backend/modules/payments/vnpay'
import {
  answerHash,
  hasValidSignature,
  questionHash,
  sameHash,
  signedUrl,
  type VnpParams,
  vnpTime,
} from '@/backend/modules/payments/vnpay-sign'
import { matchablePath } from '@/backend/platform/http/contract-router'

/** Where the built-in payment site is found below an origin. */
export const sandboxPaths = {
  pay: '/sandbox-pay/paymentv2/vpcpay.html',
  api: '/sandbox-pay/merchant_webapi/api/transaction',
} as const

export type SandboxOptions = {
  settings: VnpaySettings
  /** Where the shop wants to be told. */
  ipnUrl: string
  /** Between two calls of a shop that does not understand; VNPAY waits five minutes. */
  pauseMs?: number
}

const FIVE_MINUTES = 300_000
const PAID = '00'

type Asked = Record<string, string>

const isWellFormed = (asked: Asked) =>
  /^\d{1,12}$/.test(asked.vnp_Amount ?? '') &&
  asked.vnp_CurrCode === 'VND' &&
  /^[\w-]{1,100}$/.test(asked.vnp_TxnRef ?? '') &&
  /^https?:\/\//.test(asked.vnp_ReturnUrl ?? '')

/** Why the site does not take this request, or null. */
function refusalOf(asked: Asked, { tmnCode, secret }: VnpaySettings, now: Date): string | null {
  if (asked.vnp_TmnCode !== tmnCode) return texts.wrongShop
  if (!hasValidSignature(asked, secret)) return texts.wrongSignature
  if (!isWellFormed(asked)) return texts.wrongFormat
  const isTooLate = (asked.vnp_ExpireDate ?? '9') < vnpTime(now)
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

const statusOf = ({ code }: SandboxPayment) => (code === PAID || code === UNDECIDED ? code : '02')

/** A payment site for trying the shop out: it speaks VNPAY's protocol, shows a page and takes no money. Demonstration mode only. */
export function sandboxRoutes(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { settings, ipnUrl, pauseMs = FIVE_MINUTES }: SandboxOptions,
) {
  const { secret } = settings
  const app = new Hono({ getPath: matchablePath })
  const refuse = (c: Context, asked: Asked, reason: string) => {
    // An unsigned address may lead anywhere.
    const back = hasValidSignature(asked, secret) ? (asked.vnp_ReturnUrl ?? null) : null
    return c.html(refusalPage(reason, back), 400)
  }

  /** The visit of a request that may be taken, or the page that says why not. */
  async function visitOf(c: Context, asked: Asked): Promise<SandboxPayment | Response> {
    const reason = refusalOf(asked, settings, now())
    if (reason) return refuse(c, asked, reason)
    const fresh = {
      params: asked,
      transactionNo: String(randomInt(10_000_000, 100_000_000)),
      code: UNDECIDED,
      payDate: null,
    }
    return openSandboxPayment(db, asked.vnp_TxnRef ?? '', fresh)
  }

  app.use('/sandbox-pay/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
  })

  app.get(sandboxPaths.pay, async (c) => {
    const asked = c.req.query()
    const visit = await visitOf(c, asked)
    if (visit instanceof Response) return visit
    if (visit.code !== UNDECIDED) return refuse(c, asked, texts.isOver)
    const page = {
      info: asked.vnp_OrderInfo ?? '',
      amount: Number(asked.vnp_Amount) / 100,
      until: asked.vnp_ExpireDate ?? '',
      action: new URL(c.req.url).search,
    }
    return c.html(payPage(page))
  })

  app.post(sandboxPaths.pay, async (c) => {
    const asked = c.req.query()
    const visit = await visitOf(c, asked)
    if (visit instanceof Response) return visit
    const code = String((await c.req.parseBody()).code)
    if (!isChoice(code)) return refuse(c, asked, texts.wrongFormat)
    const decision = { ...visit, code, payDate: vnpTime(now()) }
    const decided = await decideSandboxPayment(db, asked.vnp_TxnRef ?? '', decision)
    const outcome = outcomeParams(decided)
    void notify(signedUrl(ipnUrl, outcome, secret), pauseMs, log)
    return c.redirect(signedUrl(decided.params.vnp_ReturnUrl ?? '', outcome, secret), 303)
  })

  app.post(sandboxPaths.api, async (c) => {
    const asked: VnpParams = await c.req.json()
    const visit = await findSandboxPayment(db, asked.vnp_TxnRef ?? '')
    const isSigned = sameHash(asked.vnp_SecureHash, questionHash(asked, secret))
    const answer: VnpParams = {
      vnp_ResponseId: String(randomInt(10_000_000, 100_000_000)),
      vnp_Command: 'querydr',
      vnp_TmnCode: asked.vnp_TmnCode,
      vnp_TxnRef: asked.vnp_TxnRef,
      vnp_ResponseCode: !isSigned ? '97' : visit ? '00' : '91',
      vnp_Message: 'querydr',
      ...(isSigned &&
        visit && {
          vnp_Amount: visit.params.vnp_Amount,
          vnp_OrderInfo: visit.params.vnp_OrderInfo,
          vnp_BankCode: 'NCB',
          vnp_PayDate: visit.payDate ?? '',
          vnp_TransactionNo: visit.transactionNo,
          vnp_TransactionType: '01',
          vnp_TransactionStatus: statusOf(visit),
        }),
    }
    return c.json({ ...answer, vnp_SecureHash: answerHash(answer, secret) })
  })
  return app
}
