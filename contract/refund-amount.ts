export type PaidOrder = {
  /** Goods before discounts, and all the buyer paid. */
  subTotal: number
  total: number
  /** What of the total was for delivery, after a discount on it. */
  deliveryPaid: number
  /** Copies of it were exchanged: what replaced them stays with the buyer, who was sent it free of charge, so delivery is kept. */
  isDeliveryKept?: boolean | undefined
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
 * what was paid to the đồng. Delivery goes back, once, when everything has come back for money and the shop is at fault.
 */
export function refundAmount(
  paid: PaidOrder,
  before: number,
  now: number,
  isFault: boolean,
): number {
  const isWhole = before + now >= paid.subTotal && (before < paid.subTotal || paid.subTotal === 0)
  const isGivenBack = isWhole && isFault && !paid.isDeliveryKept
  const delivery = isGivenBack ? Math.min(paid.total, paid.deliveryPaid) : 0
  return goodsRefund(paid, before + now) - goodsRefund(paid, before) + delivery
}
