import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import * as tables from '@/backend/app/tables'
import type { Db } from '@/backend/platform/db/connect'

/** The invoice of an order that comes to 34.200 ₫ and of which 1.000 ₫ go back. */
export async function addInvoice(db: Db, orderId: string, ref: string) {
  const buyer = { kind: 'person' as const, name: 'Lan', taxCode: '', address: '' }
  await db.insert(tables.invoiceBuyer).values({ orderId, ...buyer })
  const sums = { net: 33_200, tax: 0 }
  const goods = { orderLineId: null, code: '1', name: 'Sách 1', unit: 'Cuốn', quantity: 1 }
  const lines = [{ ...goods, rate: null, amount: 33_200, ...sums }]
  await db
    .insert(tables.invoice)
    .values({ orderId, kind: 'original', ref, lines, ...sums, total: 33_200 })
}

/** A return that waits for the shop's word. */
export async function addReturn(db: Db, orderId: string) {
  const id = uuid()
  await db.insert(tables.returnRequest).values({ id, orderId, reason: 'damaged' })
  const [line] = await db
    .select({ id: tables.orderLine.id })
    .from(tables.orderLine)
    .where(sql`${tables.orderLine.orderId} = ${orderId}`)
  const returned = { returnId: id, orderLineId: line?.id ?? 0, quantity: 1 }
  await db.insert(tables.returnLine).values(returned)
  await db.insert(tables.returnPhoto).values({ returnId: id, place: 0, data: Buffer.from('x') })
}
