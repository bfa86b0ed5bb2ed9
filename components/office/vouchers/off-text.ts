import type { VoucherRow } from '@/contract/staff/vouchers'
import { formatMoney } from '@/lib/format/money'
import { officeVouchers as texts } from '@/lib/messages/office-vouchers'

const PERCENT = 1
const AMOUNT = 2

type Off = Pick<VoucherRow, 'discountType' | 'value' | 'maxDiscount'>

const sumText = ({ discountType, value }: Off) => {
  if (discountType === PERCENT) return texts.percent(value)
  const money = formatMoney(value)
  return discountType === AMOUNT ? texts.amount(money) : texts.shipping(money)
}

/** What a code takes off, in words. */
export const offText = (off: Off): string =>
  off.maxDiscount === null
    ? sumText(off)
    : `${sumText(off)}, ${texts.atMost(formatMoney(off.maxDiscount))}`
