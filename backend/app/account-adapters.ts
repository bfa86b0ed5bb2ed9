import { parcelCarrier } from '@/backend/api/webhooks/carriers'
import type { Config } from '@/backend/app/config'
import type { Accounts } from '@/backend/app/config-accounts'
import { paymentSites } from '@/backend/app/payment-sites'
import { invoiceProvider } from '@/backend/integrations/viettel-invoice/settings'
import type { InvoiceProvider } from '@/backend/modules/invoices/invoice-provider'
import type { PaymentSites } from '@/backend/modules/payments/providers'
import type { Carrier } from '@/backend/modules/shipping/carriers/carrier'
import type { ShippingProvider } from '@/backend/modules/shipping/shipping-fee'

/** The services at which the shop has accounts, ready to be called. */
export type AccountAdapters = Readonly<{
  /** The payment sites by payment type; a type without one is closed. */
  paymentSites: PaymentSites
  /** Who carries parcels; without one they are sent by hand. */
  parcelCarrier: Carrier | null
  /** Asked for its shipping fee; without one, or when it does not answer, the fee table counts. */
  feeCarrier: ShippingProvider | null
  /** Who issues electronic invoices; without one they wait. */
  invoiceProvider: InvoiceProvider | null
}>

export function accountAdapters(
  config: Config,
  accounts: Accounts,
  now: () => Date,
): AccountAdapters {
  const carrier = parcelCarrier(config, accounts)
  return {
    paymentSites: paymentSites(config, accounts, now),
    parcelCarrier: carrier,
    feeCarrier: config.shippingFees === 'carrier' ? carrier : null,
    invoiceProvider: invoiceProvider(config, accounts),
  }
}
