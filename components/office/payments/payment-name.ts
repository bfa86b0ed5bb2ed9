import { paymentSites } from '@/contract/shop/payment-sites'
import { officeMoney } from '@/lib/messages/office-money'

/** A payment site, which can send money back; anything else the shop books itself. */
export const paymentSiteOf = (provider: string) =>
  Object.values(paymentSites).find(({ account }) => account === provider)

/** What a payment came by, as people call it. */
export const paymentName = (provider: string) =>
  paymentSiteOf(provider)?.short ?? officeMoney.payments.bankTransfer
