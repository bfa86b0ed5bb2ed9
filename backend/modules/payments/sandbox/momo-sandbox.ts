import { type Context, Hono } from 'hono'
import type { Services } from '@/backend/context'
import {
  answerMomo,
  MOMO_PAGE,
  type MomoBody,
  type MomoCall,
  momoRef,
  pageToken,
} from '@/backend/modules/payments/sandbox/momo-api'
import { NOTICE_TIMEOUT_MS, notify } from '@/backend/modules/payments/sandbox/notify'
import { refusalPage } from '@/backend/modules/payments/sandbox/pay-page'
import {
  decideSandboxPayment,
  findSandboxPayment,
  type SandboxPayment,
  UNDECIDED,
} from '@/backend/modules/payments/sandbox/sandbox-payments'
import { sandboxTexts as texts } from '@/backend/modules/payments/sandbox/texts'
import { isWalletChoice, walletPage } from '@/backend/modules/payments/sandbox/wallet-page'
import { sameHash } from '@/backend/modules/payments/vnpay-sign'
import { momoPaths } from '@/backend/modules/payments/wallets/momo'
import {
  type MomoNotice,
  type MomoSettings,
  noticeSignature,
} from '@/backend/modules/payments/wallets/momo-sign'
import { matchablePath } from '@/backend/platform/http/contract-router'

export const MOMO_SANDBOX = '/sandbox-pay/momo'

export type MomoSandbox = {
  settings: MomoSettings
  publicUrl: string
  /** Between two notices that are not acknowledged. */
  pauseMs?: number
}

const MINUTE = 60_000
const codes = { '00': '0', untold: '0', refused: '1006', noFunds: '1001' } as const

const noticeOf = ({ params, code, transactionNo, payDate }: SandboxPayment): MomoNotice => ({
  amount: params.amount ?? '',
  extraData: params.extraData ?? '',
  message: code === '0' ? 'Successful.' : 'Transaction denied by user.',
  orderId: params.orderId ?? '',
  orderInfo: params.orderInfo ?? '',
  orderType: 'momo_wallet',
  partnerCode: params.partnerCode ?? '',
  payType: 'qr',
  requestId: params.requestId ?? '',
  responseTime: payDate ?? '',
  resultCode: code,
  transId: transactionNo,
})

const numbers = ['amount', 'responseTime', 'resultCode', 'transId']
/** As MoMo posts it, with numbers where it has numbers. */
export const noticeBody = (notice: MomoNotice, settings: MomoSettings) =>
  JSON.stringify({
    ...Object.fromEntries(
      Object.entries(notice).map(([name, text]) => [
        name,
        numbers.includes(name) ? Number(text) : text,
      ]),
    ),
    signature: noticeSignature(notice, settings),
  })

async function tell(address: string, body: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(NOTICE_TIMEOUT_MS)
  return (await fetch(address, { method: 'POST', headers, body, signal })).status === 204
}

const textsOf = (json: Record<string, unknown>): MomoBody =>
  Object.fromEntries(Object.entries(json).map(([name, one]) => [name, String(one)]))

/** A MoMo for trying the shop out: it speaks the real one's protocol and takes no money. Demonstration mode only. */
export function momoSandbox(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { settings, publicUrl, pauseMs = MINUTE }: MomoSandbox,
) {
  const app = new Hono({ getPath: matchablePath })

  for (const call of Object.keys(momoPaths) as MomoCall[]) {
    app.post(MOMO_SANDBOX + momoPaths[call], async (c) =>
      c.json(await answerMomo(db, call, textsOf(await c.req.json()), { settings, publicUrl })),
    )
  }

  /** The payment a page is about, or the page that says why it cannot be opened. */
  async function opened(c: Context): Promise<SandboxPayment | Response> {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    const { id = '', t } = c.req.query()
    const isOurs = sameHash(t, pageToken(id, settings))
    const payment = isOurs ? await findSandboxPayment(db, momoRef(id)) : null
    if (!payment) return c.html(refusalPage(texts.wrongFormat, null), 400)
    const isOver = c.req.method === 'GET' && payment.code !== UNDECIDED
    return isOver
      ? c.html(refusalPage(texts.isOver, payment.params.redirectUrl ?? null), 400)
      : payment
  }

  app.get(MOMO_PAGE, async (c) => {
    const payment = await opened(c)
    if (payment instanceof Response) return payment
    const { orderInfo = '', amount, redirectUrl = '' } = payment.params
    const action = new URL(c.req.url).search
    const facts = { info: orderInfo, amount: Number(amount), action, back: redirectUrl }
    return c.html(walletPage({ wallet: 'MoMo', ...facts }))
  })

  app.post(MOMO_PAGE, async (c) => {
    const payment = await opened(c)
    if (payment instanceof Response) return payment
    const choice = String((await c.req.parseBody()).code)
    if (!isWalletChoice(choice)) return c.html(refusalPage(texts.wrongFormat, null), 400)
    const decision = { ...payment, code: codes[choice], payDate: String(now().getTime()) }
    const ref = momoRef(payment.params.orderId ?? '')
    const notice = noticeOf(await decideSandboxPayment(db, ref, decision))
    if (choice !== 'untold') {
      const body = noticeBody(notice, settings)
      void notify(() => tell(payment.params.ipnUrl ?? '', body), pauseMs, log)
    }
    const back = new URLSearchParams({ ...notice, signature: noticeSignature(notice, settings) })
    return c.redirect(`${payment.params.redirectUrl}?${back}`, 303)
  })
  return app
}
