import type { PaymentType } from '@/contract/shop/orders'

/** A site that takes an order's money at once, as pages, mails and the gateway know it. */
export type PaymentSite = {
  /** The id of its integration. */
  account: string
  /** How it is offered to a buyer, and what the buyer is told of it. */
  method: string
  note: string
  /** Where money goes back to. */
  payer: string
  /** In the office. */
  short: string
  /** Where a buyer is sent to pay; at a test site in a demonstration alone. */
  hosts: readonly string[]
  testHosts: readonly string[]
  /** A name it adds to the address it sends a buyer back to. */
  returnMark: string
}

type Online = Exclude<PaymentType, 1 | 2>
type Site = Pick<PaymentSite, 'account' | 'hosts' | 'testHosts' | 'returnMark'>

/** Cards and bank accounts. */
const cards = (name: string, site: Site): PaymentSite => ({
  method: `Thanh toán trực tuyến (${name})`,
  note: 'Thẻ nội địa, thẻ quốc tế hoặc ví; bạn được đưa sang trang thanh toán.',
  payer: `thẻ hoặc tài khoản đã trả qua ${name}`,
  short: name,
  ...site,
})

const wallet = (name: string, site: Site): PaymentSite => ({
  method: `Ví ${name}`,
  note: `Bạn được đưa sang ${name} để trả bằng ví.`,
  payer: `ví ${name} đã trả`,
  short: name,
  ...site,
})

/** By payment type. */
export const paymentSites: Readonly<Record<Online, PaymentSite>> = {
  0: cards('VNPAY', {
    account: 'vnpay',
    hosts: ['pay.vnpay.vn'],
    testHosts: ['sandbox.vnpayment.vn'],
    returnMark: 'vnp_TxnRef',
  }),
  3: wallet('MoMo', {
    account: 'momo',
    hosts: ['payment.momo.vn'],
    testHosts: ['test-payment.momo.vn'],
    returnMark: 'partnerCode',
  }),
  4: wallet('ZaloPay', {
    account: 'zalopay',
    hosts: ['gateway.zalopay.vn'],
    // The second by older samples.
    testHosts: ['qcgateway.zalopay.vn', 'sbgateway.zalopay.vn'],
    returnMark: 'apptransid',
  }),
}

export const allPaymentSites: readonly PaymentSite[] = Object.values(paymentSites)

/** What each site is called in one of the ways above, by payment type. */
export const siteTexts = (which: 'method' | 'note' | 'payer' | 'short') =>
  Object.fromEntries(
    Object.entries(paymentSites).map(([type, site]) => [type, site[which]]),
  ) as Record<Online, string>
