import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { feedOf } from '@/backend/integrations/bank-feeds/feeds'
import { orders } from '@/backend/modules/orders/tables'
import type { TransferNotice } from '@/backend/modules/payments/transfers/transfer-feed'
import type { Db, Store } from '@/backend/platform/db/connect'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { payingApp } from '@/backend/testing/payments'
import { staffCaller } from '@/backend/testing/staff-caller'
import { ask, json, refusal } from '@/backend/testing/test-app'
import { listTransfers, resolveTransfer } from '@/contract/staff/transfers'

const staff = staffCaller(['finance', 'sales'])
export const BANK_NOTICES = '/payment/transfers/sepay'

/** The two-book shop and a bank that tells it of transfers. */
export async function shopWithBank(store: Pick<Store, 'db'>) {
  await twoBookShop(store)
  const shop = payingApp(store.db, { callers: { staff } })
  const { accounts } = shop.settings.current()
  const feed = feedOf(shop.config, accounts)
  const account = accounts.transfer?.account ?? ''
  if (!feed) throw new Error('the demonstration has a bank')
  let references = 0
  const noticeOf = (changes: Partial<TransferNotice>): TransferNotice => ({
    reference: `FT${++references}`,
    account,
    amount: 56_000,
    isIncoming: true,
    content: '',
    sender: null,
    bookedAt: shop.now(),
    ...changes,
  })
  const send = (notice: TransferNotice) =>
    shop.app.request(BANK_NOTICES, { method: 'POST', ...feed.write(notice, shop.now()) })
  const tell = async (changes: Partial<TransferNotice>) => {
    const notice = noticeOf(changes)
    expect((await send(notice)).status).toBe(200)
    return notice
  }
  const order = async (changes = {}) =>
    placed(
      await sendOrder(
        shop.app,
        guestOrder([lineOf(1)], { paymentType: 2, email: 'lan@vi.du', ...changes }),
      ),
    )
  const open = async () => {
    const init = { headers: { authorization: 'Bearer staff' } }
    return (await ask(shop.app, listTransfers, '/api/staff/transfers', init)).data
  }
  const init = (body: unknown) => json(body, { authorization: 'Bearer staff' })
  const resolve = (id: string, body: unknown) =>
    ask(shop.app, resolveTransfer, `/api/staff/transfers/${id}/resolve`, init(body))
  const refuseResolve = (id: string, body: unknown) =>
    refusal(shop.app, `/api/staff/transfers/${id}/resolve`, init(body))
  return { ...shop, feed, noticeOf, send, tell, order, open, resolve, refuseResolve }
}

export const orderRow = async (db: Db, id: string) => {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  return row
}
