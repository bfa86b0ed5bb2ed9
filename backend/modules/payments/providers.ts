import type { PaymentProvider } from '@/backend/modules/payments/payment-provider'
import type { Services } from '@/backend/platform/context'
import type { PaymentType } from '@/contract/shop/orders'

/** The payment sites where the shop has an account, by the payment type that leads to them. */
export type PaymentSites = Partial<Record<PaymentType, PaymentProvider>>

type Shop = Pick<Services, 'settings'>

/** The payment site that takes the money of a payment type. */
export const siteOfType = ({ settings }: Shop, type: number): PaymentProvider | undefined =>
  Object.entries(settings.current().paymentSites).find(([key]) => Number(key) === type)?.[1]

/** The payment site of that name, if the shop has an account there now. */
export const providerOf = ({ settings }: Shop, name: string): PaymentProvider | undefined =>
  Object.values(settings.current().paymentSites).find((site) => site.name === name)

declare module '@/backend/platform/settings' {
  interface CurrentSettings {
    /** The payment sites by payment type; a type without one is closed. */
    readonly paymentSites: PaymentSites
    /** The page of the bank that a demonstration plays; null where there is none. */
    readonly practiceBankPath: string | null
  }
}
