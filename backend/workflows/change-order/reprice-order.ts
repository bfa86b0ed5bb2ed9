import { asc, eq, sql } from 'drizzle-orm'
import { type Totals, totalsOf } from '@/backend/modules/cart'
import { type PricedLine, parcelOf } from '@/backend/modules/catalog'
import { product } from '@/backend/modules/catalog/tables'
import { findPlace } from '@/backend/modules/geography'
import {
  amountColumns,
  CASH_ON_DELIVERY,
  type OrderRow,
  orderSearchText,
  owes,
  updateOrder,
} from '@/backend/modules/orders'
import { orderLine, orders } from '@/backend/modules/orders/tables'
import { newestPayment } from '@/backend/modules/payments'
import {
  COUPON,
  findVouchers,
  keepVoucherUses,
  liveUsesOf,
  recountCommission,
  VOUCHER,
  type Voucher,
  type VoucherKind,
  voucherProblem,
} from '@/backend/modules/promotions'
import { affiliate } from '@/backend/modules/promotions/tables'
import type { Tx } from '@/backend/platform/db/connect'
import { type OrderFeeServices, orderFee } from '@/backend/workflows/change-order/order-fee'
import { plainCode } from '@/contract/comparable'

/** The lines of an order with their products as they are now. */
export const listOrderedLines = (tx: Tx, orderId: string) =>
  tx
    .select({ line: orderLine, product })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.id))
export type OrderedLine = Awaited<ReturnType<typeof listOrderedLines>>[number]

/** A line with another number of copies, at the price it was ordered at: it is not judged by what the shop asks or has today. */
const pricedLine = ({ line, product: goods }: OrderedLine, quantity: number): PricedLine => ({
  productId: line.productId,
  quantity,
  goods: {
    productId: line.productId,
    title: line.title,
    slug: goods.slug,
    imageUrl: line.imageUrl,
    objectType: goods.objectType,
    categoryId: goods.categoryId,
    listPrice: line.listPrice,
    salePrice: line.unitPrice,
    weightGram: goods.weightGram,
    isActive: true,
    available: quantity,
    flashShares: [],
    courseId: line.courseId,
    isOwned: false,
  },
  listPrice: line.listPrice,
  unitPrice: line.unitPrice,
  total: line.unitPrice * quantity,
  problem: null,
  flashItemId: line.flashSaleItemId,
  isOverFlashLimit: false,
})

/** The codes this order has used, as far as they fit its new lines. */
async function stillValidCodes(tx: Tx, order: OrderRow, lines: readonly PricedLine[]) {
  const codes = [order.voucherCode, order.couponCode].filter((code) => code !== null)
  const holder = { userId: order.userId, phone: order.phone, email: order.guestEmail }
  const uses = await liveUsesOf(tx, order.id)
  const found = await findVouchers(tx, codes, holder)
  const stillValid = (kind: VoucherKind): Voucher | null => {
    const ofOrder = found.find((one) => one.kind === kind && uses.includes(one.id))
    if (!ofOrder) return null
    // This order's own use must not count against the limits of the code.
    const asUnused = { ...ofOrder, used: 0, usedByHolder: 0, isGiven: true }
    return voucherProblem(asUnused, kind, lines, order.placedAt) ? null : ofOrder
  }
  return { voucher: stillValid(VOUCHER), coupon: stillValid(COUPON) }
}

async function buyerPercentOf(tx: Tx, { affiliateCode }: OrderRow): Promise<number> {
  if (!affiliateCode) return 0
  const [row] = await tx
    .select({ percent: affiliate.buyerPercent })
    .from(affiliate)
    .where(eq(sql`upper(${affiliate.code})`, plainCode(affiliateCode)))
  return row?.percent ?? 0
}

/** The fee to where the order goes now; where the place is no longer known, what the buyer was shown. */
async function feeFor(
  tx: Tx,
  services: OrderFeeServices,
  { wardId, shippingFee }: OrderRow,
  lines: readonly PricedLine[],
) {
  const place = wardId && (await findPlace(tx, services.config.adminScheme, wardId))
  return place ? orderFee(tx, services, place, parcelOf(lines)) : shippingFee
}

export type Repriced = {
  lines: PricedLine[]
  totals: Totals
  voucher: Voucher | null
  coupon: Voucher | null
}

/** Counts an order anew with other numbers of copies or to another place: its prices stay, its codes and its fee are judged again. */
export async function repriceOrder(
  tx: Tx,
  services: OrderFeeServices,
  order: OrderRow,
  ordered: readonly OrderedLine[],
  quantityOf: (line: OrderedLine) => number = ({ line }) => line.quantity,
): Promise<Repriced> {
  const lines = ordered
    .map((one) => pricedLine(one, quantityOf(one)))
    .filter(({ quantity }) => quantity > 0)
  const codes = await stillValidCodes(tx, order, lines)
  const buyerPercent = await buyerPercentOf(tx, order)
  const fee = await feeFor(tx, services, order, lines)
  return { lines, ...codes, totals: totalsOf(lines, { ...codes, buyerPercent }, fee) }
}

/** Money of the former total may come, or has come: such an order keeps what it costs. */
export const mayReprice = async (
  tx: Tx,
  { id, paymentType, paymentStatus }: OrderRow,
): Promise<boolean> =>
  paymentType === CASH_ON_DELIVERY &&
  owes({ paymentStatus }) &&
  (await newestPayment(tx, id)) === null

/** Writes what an order costs now, what its codes take off it, and what is earned on it. */
export async function writeRepriced(
  tx: Tx,
  order: OrderRow,
  { lines, totals, voucher, coupon }: Repriced,
  now: Date,
): Promise<void> {
  const kept = [
    { voucherId: voucher?.id, amount: totals.discountVoucher },
    { voucherId: coupon?.id, amount: totals.discountCoupon },
  ].flatMap(({ voucherId, amount }) => (voucherId && amount > 0 ? [{ voucherId, amount }] : []))
  const keeps = (id: number | undefined) => kept.some(({ voucherId }) => voucherId === id)
  await keepVoucherUses(tx, order.id, kept, now)
  await recountCommission(tx, order.id, totals.commissionBase)
  await updateOrder(tx, order.id, {
    ...amountColumns(totals),
    weightGram: totals.weightGram,
    voucherCode: keeps(voucher?.id) ? order.voucherCode : null,
    couponCode: keeps(coupon?.id) ? order.couponCode : null,
    version: sql`${orders.version} + 1`,
    searchText: orderSearchText(
      order,
      lines.map(({ goods }) => goods?.title ?? ''),
    ),
  })
}
