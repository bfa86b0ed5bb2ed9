import { type PaymentType, paymentTypes } from '@/contract/orders'

/** The payment types the upstream accepts; without the field, all of them. */
type Accepted = { paymentTypes?: readonly number[] | undefined }

/** The available payment types, in the order they are offered. */
export const availablePaymentMethods = ({ paymentTypes: open }: Accepted): PaymentType[] =>
  paymentTypes.filter((type) => open?.includes(type) ?? true)

/** The preferred type, or the first available; null without any. */
export function selectPaymentMethod(
  preferred: PaymentType,
  accepted: Accepted,
): PaymentType | null {
  const open = availablePaymentMethods(accepted)
  return open.includes(preferred) ? preferred : (open[0] ?? null)
}
