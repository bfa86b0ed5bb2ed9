import { type PricedLine, subTotalOf } from '@/backend/modules/catalog'

export const VOUCHER = 1
export const COUPON = 2
export type VoucherKind = typeof VOUCHER | typeof COUPON

const PERCENT = 1
const AMOUNT = 2
export const SHIPPING = 3

/** A voucher (kind 1) or promotion coupon (kind 2) as it stands for one buyer. Amounts in đồng. */
export type Voucher = {
  id: number
  code: string
  kind: number
  /** 1 percent of the goods, 2 đồng off the goods, 3 đồng off the shipping fee. */
  discountType: number
  value: number
  maxDiscount: number | null
  minOrder: number
  usageLimit: number | null
  perUserLimit: number
  used: number
  /** With the categories below them; null for every category. */
  categoryIds: readonly number[] | null
  productIds: readonly number[] | null
  isPublic: boolean
  startsAt: Date
  endsAt: Date | null
  /** The buyer was given this voucher personally. */
  isGiven: boolean
  /** Orders of this buyer that used it and were not cancelled. */
  usedByHolder: number
}

/**
 * `wrong` covers unknown, not yet valid, expired, used up and not yours: a guesser learns nothing from which.
 * `ignored` codes were not looked up, because too many wrong ones came before; `savesNothing` would be spent for nothing.
 */
export type CodeProblem =
  | 'wrong'
  | 'underMinimum'
  | 'notForThese'
  | 'own'
  | 'ignored'
  | 'savesNothing'

const isNamed = (voucher: Voucher, line: PricedLine) => {
  if (!voucher.categoryIds && !voucher.productIds) return true
  return (
    (voucher.productIds?.includes(line.productId) ?? false) ||
    (line.goods !== null && (voucher.categoryIds?.includes(line.goods.categoryId) ?? false))
  )
}

/** Value of the lines a discount may reduce: a flash sale's price is not reduced any further. */
export const reducibleTotal = (lines: readonly PricedLine[], voucher?: Voucher) =>
  subTotalOf(
    lines.filter((line) => line.flashItemId === null && (!voucher || isNamed(voucher, line))),
  )

const isOpen = (voucher: Voucher, now: Date) =>
  voucher.startsAt <= now && (voucher.endsAt === null || now < voucher.endsAt)
const isUsedUp = (voucher: Voucher) =>
  (voucher.usageLimit !== null && voucher.used >= voucher.usageLimit) ||
  voucher.usedByHolder >= voucher.perUserLimit

/** Why a code can't be used for these lines now, or null when it can. */
export function voucherProblem(
  voucher: Voucher | null,
  kind: VoucherKind,
  lines: readonly PricedLine[],
  now: Date,
): CodeProblem | null {
  if (!voucher || voucher.kind !== kind || !isOpen(voucher, now) || isUsedUp(voucher))
    return 'wrong'
  if (!voucher.isPublic && !voucher.isGiven) return 'wrong'
  if (subTotalOf(lines) < voucher.minOrder) return 'underMinimum'
  const bindsShipping = voucher.discountType !== PERCENT && voucher.discountType !== AMOUNT
  const named = bindsShipping
    ? lines.filter((line) => line.problem !== 'gone' && isNamed(voucher, line)).length
    : reducibleTotal(lines, voucher)
  return named > 0 ? null : 'notForThese'
}

/** A percentage of an amount, rounded down to the đồng: never more is taken off than the percentage says. Percent may have two decimals. */
export const percentOf = (amount: number, percent: number) =>
  Math.floor((amount * Math.round(percent * 100)) / 10_000)

/** What a valid voucher takes off, in đồng, before it meets what is left to reduce. */
export function voucherAmount(voucher: Voucher, lines: readonly PricedLine[]) {
  const reducible = reducibleTotal(lines, voucher)
  const most = voucher.maxDiscount ?? Number.MAX_SAFE_INTEGER
  if (voucher.discountType === PERCENT) {
    return { goods: Math.min(percentOf(reducible, voucher.value), reducible, most), shipping: 0 }
  }
  if (voucher.discountType === AMOUNT) {
    return { goods: Math.min(voucher.value, reducible, most), shipping: 0 }
  }
  return { goods: 0, shipping: Math.min(voucher.value, most) }
}
