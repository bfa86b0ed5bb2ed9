import { type PaymentType, paymentTypes } from '@/contract/orders'

/** What the shop said of the ways of paying; one that says nothing takes all of them. */
type Said = { paymentTypes?: readonly number[] | undefined }

/** The ways in which an order can be paid, in the order they are offered. */
export const availablePaymentMethods = ({ paymentTypes: open }: Said): PaymentType[] =>
  paymentTypes.filter((type) => open?.includes(type) ?? true)

/** The way wished for, or the first that is open; null where none is. */
export function selectPaymentMethod(wished: PaymentType, said: Said): PaymentType | null {
  const open = availablePaymentMethods(said)
  return open.includes(wished) ? wished : (open[0] ?? null)
}
