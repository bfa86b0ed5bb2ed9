import { BANK_TRANSFER, CASH_ON_DELIVERY, isPaidOnline } from '@/backend/modules/orders'
import type { PaymentProvider } from '@/backend/modules/payments/payment-provider'
import { siteOfType } from '@/backend/modules/payments/providers'
import { paymentTexts } from '@/backend/modules/payments/texts'
import type { Services } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { type PaymentType, paymentTypes } from '@/contract/shop/orders'

type Shop = Pick<Services, 'settings'>
type Order = { isOnlyCourses: boolean; total: number }

const takes = ({ limits }: PaymentProvider, total: number) =>
  limits === undefined || (total >= limits.least && total <= limits.most)

function isOpen(shop: Shop, type: PaymentType, { isOnlyCourses, total }: Order): boolean {
  // Courses are not delivered, so nothing could be paid on delivery.
  if (type === CASH_ON_DELIVERY) return !isOnlyCourses
  if (type === BANK_TRANSFER) return shop.settings.current().accounts.transfer !== null
  const site = siteOfType(shop, type)
  // Nothing is paid for an order of 0 đồng, whichever way was chosen.
  return site !== undefined && (total === 0 || takes(site, total))
}

/** How the shop takes the money of such an order now. */
export const availablePaymentTypes = (shop: Shop, order: Order): PaymentType[] =>
  paymentTypes.filter((type) => isOpen(shop, type, order))

/** Throws for a payment type that the shop does not take now. */
export function assertPaymentTypeOpen(shop: Shop, paymentType: PaymentType, total?: number): void {
  if (paymentType === BANK_TRANSFER && !shop.settings.current().accounts.transfer) {
    throw new HttpError(422, paymentTexts.transferClosed)
  }
  if (!isPaidOnline(paymentType)) return
  const site = siteOfType(shop, paymentType)
  if (!site) throw new HttpError(422, paymentTexts.onlineClosed)
  if (total && !takes(site, total)) throw new HttpError(422, paymentTexts.outsideLimits)
}
