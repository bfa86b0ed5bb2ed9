import { copiesOf, type PricedLine, parcelOf, subTotalOf } from '@/backend/modules/catalog'
import {
  percentOf,
  reducibleTotal,
  type Voucher,
  voucherAmount,
} from '@/backend/modules/promotions'

/** Only codes that are valid: what they take off is counted here. */
export type Reductions = {
  voucher: Voucher | null
  coupon: Voucher | null
  /** Percent the buyer of an affiliate code gets off. */
  buyerPercent: number
}

/** The money of a cart, in integer đồng; weight in grams. */
export type Totals = {
  totalProducts: number
  weightGram: number
  subTotal: number
  discountVoucher: number
  discountCoupon: number
  discountAffiliate: number
  shippingFee: number
  total: number
  /** Goods after their discounts, without shipping: what an affiliate's commission is counted from. */
  commissionBase: number
}

/**
 * Adds a cart up. Each percentage counts from the full value of the lines it may reduce, rounded down to the đồng; voucher, coupon and
 * affiliate are then taken off in this order, each from what the ones before it left, so that goods and shipping never fall below zero.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  { voucher, coupon, buyerPercent }: Reductions,
  shippingFee: number,
): Totals {
  const subTotal = subTotalOf(lines)
  let goodsLeft = subTotal
  let feeLeft = shippingFee
  const takeOff = (items: { goods: number; shipping: number }) => {
    const goods = Math.min(items.goods, goodsLeft)
    const shipping = Math.min(items.shipping, feeLeft)
    goodsLeft -= goods
    feeLeft -= shipping
    return goods + shipping
  }
  const discountVoucher = voucher ? takeOff(voucherAmount(voucher, lines)) : 0
  const discountCoupon = coupon ? takeOff(voucherAmount(coupon, lines)) : 0
  const discountAffiliate = takeOff({
    goods: percentOf(reducibleTotal(lines), buyerPercent),
    shipping: 0,
  })
  return {
    totalProducts: copiesOf(lines),
    weightGram: parcelOf(lines).weightGram,
    subTotal,
    discountVoucher,
    discountCoupon,
    discountAffiliate,
    shippingFee,
    total: goodsLeft + feeLeft,
    commissionBase: goodsLeft,
  }
}
