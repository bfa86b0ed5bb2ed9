import {
  type OrderDetail,
  onlinePaymentTypes,
  type PaymentType,
  paymentTypes,
} from '@/contract/shop/orders'

/** The payment types the upstream accepts; without the field, those of the original `/api`. */
type Accepted = { paymentTypes?: readonly number[] | undefined }

const LAST_ORIGINAL = 2

/** Whether an order is paid at a payment site, at once. */
export const isPaidOnline = (type: PaymentType) => onlinePaymentTypes.includes(type)

/** The available payment types, in the order they are offered. */
export const availablePaymentMethods = ({ paymentTypes: open }: Accepted): PaymentType[] =>
  paymentTypes.filter((type) => open?.includes(type) ?? type <= LAST_ORIGINAL)

/** The preferred type, or the first available; null without any. */
export function selectPaymentMethod(
  preferred: PaymentType,
  accepted: Accepted,
): PaymentType | null {
  const open = availablePaymentMethods(accepted)
  return open.includes(preferred) ? preferred : (open[0] ?? null)
}

const AWAITS_PAYMENT = 0
const FAILED = 2

type Paid = Pick<OrderDetail, 'status' | 'paymentType' | 'paymentStatus'>

/** Whether a payment site may still confirm the order: only then is it worth waiting for. */
export const awaitsConfirmation = ({ status, paymentType, paymentStatus }: Paid) =>
  status === AWAITS_PAYMENT && isPaidOnline(paymentType) && paymentStatus !== FAILED
