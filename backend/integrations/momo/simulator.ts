import { Hono } from 'hono'
import { momoPaths } from '@/backend/integrations/momo/client'
import type { MomoSettings } from '@/backend/integrations/momo/definition'
import { type MomoNotice, noticeSignature } from '@/backend/integrations/momo/sign'
import {
  answerMomo,
  MOMO_PAGE,
  type MomoBody,
  type MomoCall,
  momoRef,
} from '@/backend/integrations/momo/simulator-api'
import { NOTICE_TIMEOUT_MS, notify } from '@/backend/integrations/simulators/notify'
import { addWalletPages } from '@/backend/integrations/simulators/wallet-pages'
import {
  decideSandboxPayment,
  type SandboxPayment,
} from '@/backend/integrations/vnpay/simulator-payments'
import type { Services } from '@/backend/platform/context'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { jsonWithin } from '@/backend/platform/http/request-body'

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
      c.json(
        await answerMomo(db, call, textsOf(await jsonWithin(c.req.raw)), { settings, publicUrl }),
      ),
    )
  }

  addWalletPages(
    app,
    { db },
    {
      wallet: 'MoMo',
      path: MOMO_PAGE,
      secret: settings.secretKey,
      refOf: momoRef,
      facts: ({ params: { orderInfo = '', amount, redirectUrl = '' } }) => ({
        info: orderInfo,
        amount: Number(amount),
        back: redirectUrl,
      }),
      decide: async (payment, choice) => {
        const { ipnUrl = '', orderId = '', redirectUrl } = payment.params
        const decision = { ...payment, code: codes[choice], payDate: String(now().getTime()) }
        const notice = noticeOf(await decideSandboxPayment(db, momoRef(orderId), decision))
        const body = noticeBody(notice, settings)
        if (choice !== 'untold') void notify(() => tell(ipnUrl, body), pauseMs, log)
        const signature = noticeSignature(notice, settings)
        return `${redirectUrl}?${new URLSearchParams({ ...notice, signature })}`
      },
    },
  )
  return app
}
