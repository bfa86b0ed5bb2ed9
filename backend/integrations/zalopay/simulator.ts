import { Hono } from 'hono'
import { z } from 'zod'
import { NOTICE_TIMEOUT_MS, notify } from '@/backend/integrations/simulators/notify'
import { addWalletPages } from '@/backend/integrations/simulators/wallet-pages'
import {
  decideSandboxPayment,
  type SandboxPayment,
} from '@/backend/integrations/vnpay/simulator-payments'
import { zalopayPaths } from '@/backend/integrations/zalopay/client'
import type { ZalopaySettings } from '@/backend/integrations/zalopay/definition'
import { hmacHex, returnNames, zalopayMac } from '@/backend/integrations/zalopay/sign'
import {
  answerZalopay,
  ZALOPAY_PAGE,
  type ZalopayBody,
  type ZalopayCall,
  zalopayRef,
} from '@/backend/integrations/zalopay/simulator-api'
import { parseJson } from '@/backend/modules/payments'
import type { Services } from '@/backend/platform/context'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { formWithin } from '@/backend/platform/http/request-body'

export const ZALOPAY_SANDBOX = '/sandbox-pay/zalopay'

type Options = { settings: ZalopaySettings; publicUrl: string; pauseMs?: number }
const MINUTE = 60_000
const codes = { '00': '1', untold: '1', refused: '-63', noFunds: '-1019' } as const

const Embedded = z.object({ redirecturl: z.string() })
const backOf = ({ params }: SandboxPayment) =>
  Embedded.parse(parseJson(params.embed_data ?? '')).redirecturl

export type ZalopayNotice = {
  app_trans_id: string
  amount: number
  zp_trans_id: number
  app_id: number
}
/** As ZaloPay posts it: the facts are a text, which is what is signed. */
export function zalopayNoticeBody(notice: ZalopayNotice, { key2 }: Pick<ZalopaySettings, 'key2'>) {
  const data = JSON.stringify({
    ...notice,
    server_time: 0,
    channel: 38,
    user_fee_amount: 0,
    discount_amount: 0,
  })
  return JSON.stringify({ data, mac: hmacHex(key2, data), type: 1 })
}

async function tell(address: string, body: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(NOTICE_TIMEOUT_MS)
  const reply = await fetch(address, { method: 'POST', headers, body, signal })
  return ((await reply.json()) as { return_code?: number }).return_code === 1
}

/** The buyer's way back, signed with the names ZaloPay uses there. */
function backUrl(payment: SandboxPayment, { appId, key2 }: ZalopaySettings) {
  const { app_trans_id = '', amount = '' } = payment.params
  const status = payment.code
  const values = [appId, app_trans_id, '38', '', amount, '0', status]
  const query = new URLSearchParams(returnNames.map((name, at) => [name, values[at] ?? '']))
  query.set('checksum', zalopayMac(key2, values))
  return `${backOf(payment)}?${query}`
}

/** A ZaloPay for trying the shop out: it speaks the real one's protocol and takes no money. Demonstration mode only. */
export function zalopaySandbox(
  { db, log, now }: Pick<Services, 'db' | 'log' | 'now'>,
  { settings, publicUrl, pauseMs = MINUTE }: Options,
) {
  const app = new Hono({ getPath: matchablePath })

  for (const call of Object.keys(zalopayPaths) as ZalopayCall[]) {
    app.post(ZALOPAY_SANDBOX + zalopayPaths[call], async (c) => {
      const body = (await formWithin(c.req.raw)) as ZalopayBody
      const site = { settings, publicUrl, now: now() }
      return c.json(await answerZalopay(db, call, body, site))
    })
  }

  addWalletPages(
    app,
    { db },
    {
      wallet: 'ZaloPay',
      path: ZALOPAY_PAGE,
      secret: settings.key1,
      refOf: zalopayRef,
      facts: (payment) => ({
        info: payment.params.description ?? '',
        amount: Number(payment.params.amount),
        back: backOf(payment),
      }),
      decide: async (payment, choice) => {
        const { app_trans_id = '', callback_url = '', amount } = payment.params
        const decision = { ...payment, code: codes[choice], payDate: String(now().getTime()) }
        const decided = await decideSandboxPayment(db, zalopayRef(app_trans_id), decision)
        const notice = {
          app_id: Number(settings.appId),
          app_trans_id,
          amount: Number(amount),
          zp_trans_id: Number(decided.transactionNo),
        }
        const body = zalopayNoticeBody(notice, settings)
        const isTold = decided.code === '1' && choice !== 'untold'
        if (isTold) void notify(() => tell(callback_url, body), pauseMs, log)
        return backUrl(decided, settings)
      },
    },
  )
  return app
}
