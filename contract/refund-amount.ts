export type PaidOrder = {
  /** Goods before discounts, and all the buyer paid. */
  subTotal: number
  total: number
  /** What of the total was for delivery, after a discount on it. */
  deliveryPaid: number
}

/** What of the goods’ money has gone back once lines worth `returned` have come back: all of it with the last line. */
const goodsRefund = ({ subTotal, total, deliveryPaid }: PaidOrder, returned: number) => {
  const goodsPaid = Math.max(0, total - deliveryPaid)
  if (returned >= subTotal) return goodsPaid
  // Larger than a double holds exactly only above nine million orders of the largest size.
  return Number((BigInt(goodsPaid) * BigInt(returned)) / BigInt(subTotal))
}

/**
 * The refund of lines worth `now`, after lines worth `before` have come back earlier: discounts pro rata, so that all parts together are
 * what was paid to the đồng. Delivery goes back when everything has come back and the shop is at fault.
 */
export function refundAmount(
  paid: PaidOrder,
  before: number,
  now: number,
  isFault: boolean,
): number {
  const isWhole = before + now >= paid.subTotal
  const delivery = isWhole && isFault ? Math.min(paid.total, paid.deliveryPaid) : 0
  return goodsRefund(paid, before + now) - goodsRefund(paid, before) + delivery
}
