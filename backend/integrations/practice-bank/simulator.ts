import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { bankFeeds } from '@/backend/integrations/bank-feeds/definition'
import { bankPage, transferredPage } from '@/backend/integrations/practice-bank/bank-page'
import type { TransferFeed, TransferNotice } from '@/backend/modules/payments'
import type { Services } from '@/backend/platform/context'
import { matchablePath } from '@/backend/platform/http/contract-router'
import { formWithin } from '@/backend/platform/http/request-body'

export const BANK_PATH = bankFeeds.sandboxPages[0]

const TIMEOUT_MS = 10_000
const MAX_CALLS = 8
const MINUTE = 60_000
const MOST = 2_000_000_000

type Options = { feed: TransferFeed; noticeUrl: string; pauseMs?: number }

/** Tells the shop of a transfer until it answers 2xx, as the real services do. */
async function tell(
  { now, log }: Pick<Services, 'now' | 'log'>,
  { feed, noticeUrl, pauseMs = MINUTE }: Options,
  notice: TransferNotice,
) {
  for (let calls = 1; calls <= MAX_CALLS; calls++) {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request = { method: 'POST', redirect: 'manual', signal } as const
    const response = await fetch(noticeUrl, { ...request, ...feed.write(notice, now()) }).catch(
      (error: unknown) => {
        log.warn({ error: String(error), calls }, 'the shop could not be told of a transfer')
        return null
      },
    )
    if (response?.ok) return
    await sleep(pauseMs, undefined, { ref: false })
  }
}

/** A bank for trying the shop out: whatever is sent there arrives on the shop's account. Demonstration mode only. */
export function bankRoutes(services: Pick<Services, 'settings' | 'now' | 'log'>, options: Options) {
  const app = new Hono({ getPath: matchablePath })
  const account = services.settings.current().accounts.transfer

  app.get(BANK_PATH, (c) => {
    const amount = (c.req.query('amount') ?? '').replace(/\D/g, '').slice(0, 10)
    const content = (c.req.query('content') ?? '').slice(0, 100)
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    return account ? c.html(bankPage({ account, amount, content })) : c.notFound()
  })

  app.post(BANK_PATH, async (c) => {
    const form = await formWithin(c.req.raw)
    const amount = Number(String(form.amount).replace(/\D/g, ''))
    const content = String(form.content ?? '').slice(0, 100)
    c.header('cache-control', 'no-store')
    if (!account) return c.notFound()
    const isSendable = Number.isInteger(amount) && amount > 0 && amount <= MOST
    if (!isSendable) return c.html(bankPage({ account, amount: '', content }), 400)
    const bookedAt = services.now()
    const notice = {
      reference: `FT${bookedAt.getTime()}${randomInt(100, 1_000)}`,
      account: account.account,
      amount,
      isIncoming: true,
      content,
      sender: 'NGUOI MUA MINH HOA',
      bookedAt,
    }
    void tell(services, options, notice)
    return c.html(transferredPage(notice))
  })
  return app
}
