import { createHmac } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { sandboxTexts as texts } from '@/backend/integrations/simulators/texts'
import {
  isWalletChoice,
  type WalletChoice,
  walletPage,
} from '@/backend/integrations/simulators/wallet-page'
import { refusalPage } from '@/backend/integrations/vnpay/simulator-page'
import {
  findSandboxPayment,
  type SandboxPayment,
  UNDECIDED,
} from '@/backend/integrations/vnpay/simulator-payments'
import type { Services } from '@/backend/platform/context'
import { formWithin } from '@/backend/platform/http/request-body'
import { sameHash } from '@/backend/platform/same-hash'

type WalletSite = {
  wallet: string
  path: string
  secret: string
  /** Under which a payment of that id is kept. */
  refOf: (id: string) => string
  facts: (payment: SandboxPayment) => { info: string; amount: number; back: string }
  /** Records the choice, tells the shop and says where the buyer goes. */
  decide: (payment: SandboxPayment, choice: WalletChoice) => Promise<string>
}

/** What makes the address of a payment's page unguessable. */
const tokenOf = (id: string, secret: string) =>
  createHmac('sha256', secret).update(`page ${id}`).digest('hex').slice(0, 32)

export const walletPageUrl = (publicUrl: string, path: string, id: string, secret: string) =>
  `${publicUrl}${path}?${new URLSearchParams({ id, t: tokenOf(id, secret) })}`

/** The page of a built-in wallet, where a buyer pays, refuses or goes away. */
export function addWalletPages(app: Hono, { db }: Pick<Services, 'db'>, site: WalletSite) {
  /** The payment a page is about, or the page that says why it cannot be opened. */
  async function opened(c: Context): Promise<SandboxPayment | Response> {
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
    const { id = '', t } = c.req.query()
    const isOurs = sameHash(t, tokenOf(id, site.secret))
    const payment = isOurs ? await findSandboxPayment(db, site.refOf(id)) : null
    if (!payment) return c.html(refusalPage(texts.wrongFormat, null), 400)
    const isOver = c.req.method === 'GET' && payment.code !== UNDECIDED
    return isOver ? c.html(refusalPage(texts.isOver, site.facts(payment).back), 400) : payment
  }

  app.get(site.path, async (c) => {
    const payment = await opened(c)
    if (payment instanceof Response) return payment
    const action = new URL(c.req.url).search
    return c.html(walletPage({ wallet: site.wallet, action, ...site.facts(payment) }))
  })

  app.post(site.path, async (c) => {
    const payment = await opened(c)
    if (payment instanceof Response) return payment
    const choice = String((await formWithin(c.req.raw)).code)
    if (!isWalletChoice(choice)) return c.html(refusalPage(texts.wrongFormat, null), 400)
    return c.redirect(await site.decide(payment, choice), 303)
  })
}
