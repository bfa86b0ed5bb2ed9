import { allPaymentSites } from '@/contract/shop/payment-sites'

type Query = Record<string, string | string[] | undefined>

export const isBackFromPayment = (query: Query) =>
  allPaymentSites.some(({ returnMark }) => returnMark in query)

/**
 * Whether it is worth waiting for a payment site's word. ZaloPay sends none of a payment that did not happen; that it says so in
 * the address proves nothing, but the buyer may try again at once.
 */
export const awaitsNotice = (query: Query) =>
  isBackFromPayment(query) && !('apptransid' in query && Number(query.status) < 0)

/** The shop's order in the payment's own number, which every site sends back under a name of its own: `HS00000012-2`, `251102_HS00000012-1`. */
export const orderCodeIn = (query: Query): string | undefined =>
  Object.values(query)
    .map((value) => /HS\d{8}/.exec(String(value))?.[0])
    .find((code) => code !== undefined)
