import type { Services } from '@/backend/context'
import type { PaymentProvider } from '@/backend/modules/payments/payment-provider'

/** The payment site of that name, if the shop has an account there now. */
export const providerOf = (
  { payment }: Pick<Services, 'payment'>,
  name: string,
): PaymentProvider | undefined => (payment?.name === name ? payment : undefined)
