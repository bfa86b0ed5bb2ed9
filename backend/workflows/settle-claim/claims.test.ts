import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { bankTransaction, ledgerEntry } from '@/backend/modules/payments/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { type MoneyShop, moneyShop } from '@/backend/testing/money-shop'
import { lineOf } from '@/backend/testing/orders'
import type { Claim } from '@/contract/staff/claims'
import type { OrderParcels } from '@/contract/staff/parcels'

const WORTH = 3 * 38_000

const claims = async ({ staff }: MoneyShop, state = 'open') =>
  (await staff(`claims?state=${state}`, undefined, 'GET')).data as Claim[]

const parcelOf = async ({ staff }: MoneyShop, orderId: string) =>
  ((await staff(`orders/${orderId}/parcels`, undefined, 'GET')).data as OrderParcels).parcels[0]

/** An order of three copies whose parcel the carrier has brought so far. */
async function sent(
  shop: MoneyShop,
  ...states: ('pickedUp' | 'delivered' | 'returned' | 'lost')[]
) {
  const order = await shop.guest([lineOf(1, 3)], 2)
  await shop.transfer(order.orderCode, order.total)
  for (const status of [2, 3]) await shop.move(order.orderId, status)
  await shop.staff(`orders/${order.orderId}/parcels`)
  await shop.work()
  const parcel = await parcelOf(shop, order.orderId)
  for (const state of states) {
    shop.says(parcel?.trackingCode ?? '', state)
    await shop.work()
  }
  return { ...order, code: parcel?.code ?? '' }
}

databaseTest('what a carrier lost is claimed, promised, paid and booked once', async (store) => {
  const shop = await moneyShop(store, { hasCarrier: true })
  const { orderCode, code } = await sent(shop, 'pickedUp', 'lost')
  const [claim] = await claims(shop)
  expect(claim).toMatchObject({ code, orderCode, reason: 'lost', state: 'open', amount: WORTH })
  const path = `claims/${claim?.id}/answer`
  const answer = (body: object) => shop.staff(path, body)

  expect((await answer({ state: 'paid', amount: 90_000 })).text).toContain('mã giao dịch')
  expect((await answer({ state: 'refused' })).text).toContain('lý do')
  const promised = await answer({ state: 'answered', amount: 90_000, reference: 'HS-1' })
  expect(promised.data).toMatchObject({ state: 'answered', paid: 90_000, reference: 'HS-1' })
  expect(await claims(shop)).toHaveLength(1)

  await shop.transfer('GHN DEN BU', 90_000)
  const paid = await answer({ state: 'paid', amount: 90_000, reference: 'FT2' })
  expect([paid.status, paid.text]).toEqual([200, ''])
  expect((await answer({ state: 'paid', amount: 90_000, reference: 'FT2' })).status).toBe(409)
  expect(await claims(shop)).toEqual([])
  expect(await claims(shop, 'all')).toMatchObject([{ state: 'paid', paid: 90_000, nextStates: [] }])
  const booked = await store.db.select().from(ledgerEntry).where(eq(ledgerEntry.kind, 'claim'))
  expect(booked).toMatchObject([{ debit: 'unassigned', credit: 'claims', amount: 90_000 }])
  const [transfer] = await store.db
    .select()
    .from(bankTransaction)
    .where(eq(bankTransaction.reference, 'FT2'))
  expect(transfer).toMatchObject({ state: 2, resolution: 'close' })
  expect(await findInconsistencies(store.db)).toEqual([])
})

databaseTest(
  'a refused claim can be asked again; a damaged parcel is claimed by hand',
  async (store) => {
    const shop = await moneyShop(store, { hasCarrier: true })
    const { orderId, code } = await sent(shop, 'pickedUp', 'delivered')
    expect(await parcelOf(shop, orderId)).toMatchObject({ mayClaim: true, claimState: null })
    const open = () =>
      shop.staff(`parcels/${code}/claim`, { amount: 38_000, note: 'một cuốn rách' })
    const opened = await open()
    expect([opened.status, opened.text]).toEqual([200, ''])
    expect((await open()).status).toBe(409)
    const [claim] = await claims(shop)
    expect(claim).toMatchObject({ reason: 'damaged', amount: 38_000, note: 'một cuốn rách' })
    const path = `claims/${claim?.id}/answer`
    await shop.staff(path, { state: 'refused', note: 'hộp không móp' })
    expect(await claims(shop)).toEqual([])
    await shop.staff(path, { state: 'open' })
    expect(await claims(shop)).toMatchObject([{ state: 'open', paid: null }])
  },
)

databaseTest('nothing is claimed for a parcel its carrier has not had', async (store) => {
  const shop = await moneyShop(store, { hasCarrier: true })
  const { code } = await sent(shop)
  const refused = await shop.staff(`parcels/${code}/claim`, { amount: 38_000 })
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('hãng đã nhận giao'),
  ])
})
