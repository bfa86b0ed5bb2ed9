import { shopOf } from '@/backend/app/config-shop'
import { authEmails } from '@/backend/modules/auth/emails'
import { attemptEmails } from '@/backend/modules/exams/grading/emails'
import { invoiceEmail } from '@/backend/modules/invoices/emails'
import { learningEmails } from '@/backend/modules/learning/emails'
import { confirmEmails } from '@/backend/modules/orders/confirm-emails'
import { type EmailedOrder, orderEmails } from '@/backend/modules/orders/emails'
import { statusEmail } from '@/backend/modules/orders/status-emails'
import { deliveryFailedEmail, parcelEmail } from '@/backend/modules/parcels/emails'
import { guardianEmails, privacyEmails } from '@/backend/modules/privacy/emails'
import { affiliateEmails } from '@/backend/modules/promotions/affiliates/emails'
import { returnEmail } from '@/backend/modules/returns/emails'
import { reviewEmails } from '@/backend/modules/reviews/emails'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { stockEmails } from '@/backend/modules/stock/emails'
import type { MailContent } from '@/backend/platform/mail/mail-body'
import { customerEmails } from '@/backend/workflows/change-customer/emails'
import { invitationEmail } from '@/backend/workflows/invite-staff/emails'
import {
  receiverAskedEmail,
  receiverNamedEmail,
  refundedEmail,
  refusedRefundEmail,
} from '@/backend/workflows/refund/emails'
import { transferBackEmail, transferMissingEmail } from '@/backend/workflows/settle-payment/emails'
import { takenBackEmail } from '@/backend/workflows/take-back-orders/emails'
import { orderStatuses } from '@/contract/shop/orders'
import type { OrderRefund } from '@/contract/shop/refunds'
import { returnOrigins } from '@/contract/shop/returns'

/** The compiler asks for every e-mail of a module. */
type Each<Emails> = Record<keyof Emails, MailContent>

/** What people and staff may have written in it. */
type Typed = { shop: EmailShop; typed: string }

const orderOf = (typed: string, { publicUrl }: EmailShop): EmailedOrder => ({
  ...{ id: '1', code: 'HS1', userId: null, receiverName: typed, phone: typed },
  ...{ address: typed, paymentType: 2, subTotal: 1000, discount: 1, shippingFee: 0, total: 1000 },
  payBefore: new Date(0),
  confirm: { until: new Date(0), link: `${publicUrl}/xac-nhan-don/HS1?ma=x` },
  transfer: { bank: typed, account: typed, accountName: typed },
  lines: [false, true].map((isCourse) => ({ title: typed, quantity: 1, total: 1000, isCourse })),
})

function accountEmails({ shop, typed }: Typed): MailContent[] {
  const [auth, customers] = [authEmails(shop), customerEmails(shop)]
  const ofAuth: Each<typeof auth> = {
    welcome: auth.welcome(typed),
    activation: auth.activation(typed, '012345'),
    securityCode: auth.securityCode(typed, '012345'),
    passwordChanged: auth.passwordChanged(typed, true),
    linkedToGoogle: auth.linkedToGoogle(typed),
    proof: auth.proof(typed, '012345'),
  }
  const ofCustomers: Each<typeof customers> = {
    locked: customers.locked(typed, typed),
    unlocked: customers.unlocked(typed),
  }
  const invited = invitationEmail(shop, { roles: ['sales'], token: 'x' })
  return [...Object.values(ofAuth), ...Object.values(ofCustomers), invited]
}

const toldIn = (status: number, typed: string) => ({
  facts: { status, contents: 'books' as const },
  sentences: { news: [typed] },
})

const refundTo = (name: string): OrderRefund => ({
  ...{ id: 'x', method: 'transfer', paymentType: null, amount: 1000, status: 3 },
  ...{ createdTime: '2026-01-05T03:10:00Z', dueTime: '2026-01-08T10:30:00Z', settledTime: null },
  ...{ receiver: { bank: name, account: '…1', name }, needsReceiver: false, reference: name },
})

function allOrderEmails({ shop, typed }: Typed): MailContent[] {
  const emails = orderEmails(shop)
  const order = orderOf(typed, shop)
  const confirm = order.confirm ?? { until: new Date(0), link: shop.publicUrl }
  const parcel = {
    code: 'HS1-1',
    trackingCode: typed,
    lines: [{ quantity: 1, productName: typed }],
    codAmount: 1000,
  }
  const invoice = { number: typed, total: 1000, lookupCode: typed, corrected: typed }
  const seller = shopOf({ SHOP_NAME: shop.name, SHOP_COMPANY: shop.name, SHOP_EMAIL: 'a@b.vn' })
  const ofOrders: Each<typeof emails> = {
    placed: emails.placed(order, seller),
    paid: emails.paid(order),
    paidLate: emails.paidLate(order, {
      ...{ isUndone: true, method: 'transfer', dueTime: new Date(0) },
    }),
    changed: emails.changed(order, [typed]),
    cancelled: emails.cancelled(order, { reason: typed, hasCodes: true, money: [typed] }),
  }
  const confirming = confirmEmails(shop)
  const ofConfirming: Each<typeof confirming> = {
    confirmCash: confirming.confirmCash(order, confirm),
    confirmSoon: confirming.confirmSoon(order, confirm),
    stockReleased: confirming.stockReleased(order, confirm),
  }
  return [
    ...Object.values(ofOrders),
    ...Object.values(ofConfirming),
    // Most statuses tell the buyer nothing new and send none.
    ...orderStatuses
      .map((status) => statusEmail(order, { shop, ...toldIn(status, typed) }))
      .filter((email) => email !== null),
    parcelEmail('only', order, parcel, shop),
    parcelEmail('more', order, parcel, shop),
    parcelEmail('arrived', order, parcel, shop),
    deliveryFailedEmail(order, { name: typed, note: typed }, shop),
    ...returnOrigins.map((origin) =>
      returnEmail(order, { reason: 'unwanted', outcome: 'refund', origin }, [typed], shop),
    ),
    invoiceEmail(
      order,
      { kind: 'original', lookupUrl: 'https://vinvoice.vn/tra-cuu', ...invoice },
      shop,
    ),
    takenBackEmail(shop, { codes: [typed], reason: typed }),
    refundedEmail(order, refundTo(typed), shop),
    receiverAskedEmail(order, 1000, shop),
    receiverNamedEmail(order, { bank: typed, account: '0123456789', name: typed }, shop),
    ...[true, false].map((isStillDue) =>
      refusedRefundEmail(order, { amount: 1000, note: typed, isStillDue }, shop),
    ),
    transferBackEmail(order, { amount: 1000, reference: typed, dueTime: new Date(0) }, shop),
    transferMissingEmail(
      { ...order, payBefore: new Date(0) },
      { amount: 1000, missing: 500 },
      shop,
    ),
  ]
}

function allAffiliateEmails({ shop, typed }: Typed): MailContent[] {
  const { decided, paid } = affiliateEmails(shop)
  const decisions: Each<typeof decided> = {
    approve: decided.approve(typed),
    refuse: decided.refuse(typed, typed),
    stop: decided.stop(typed, typed),
  }
  return [...Object.values(decisions), paid(typed, typed, typed, typed)]
}

function allAttemptEmails({ shop, typed }: Typed): MailContent[] {
  const emails = attemptEmails(shop)
  const graded = {
    ...{ id: 1, examinationId: 1, examinationName: typed, kind: 1, attemptNo: 1 },
    ...{ score: 8.5, maxScore: 10, isPass: true },
  }
  const ofAttempts: Each<typeof emails> = {
    graded: emails.graded(typed, graded),
    recounted: emails.recounted(typed, graded),
    regraded: emails.regraded(typed, graded),
  }
  return Object.values(ofAttempts)
}

function allReviewEmails({ shop, typed }: Typed): MailContent[] {
  const emails = reviewEmails(shop)
  const review = { productId: 1, productName: typed, reply: typed }
  const ofReviews: Each<typeof emails> = { answered: emails.answered(typed, review) }
  return Object.values(ofReviews)
}

function allLearningEmails({ shop, typed }: Typed): MailContent[] {
  const emails = learningEmails(shop)
  const ofLearning: Each<typeof emails> = {
    activated: emails.activated(typed, { courseId: 1, courseName: typed }),
  }
  return Object.values(ofLearning)
}

function allStockEmails({ shop, typed }: Typed): MailContent[] {
  const emails = stockEmails(shop)
  const book = { productId: 1, title: typed }
  const ofStock: Each<typeof emails> = {
    confirm: emails.confirm(book, 'lien-ket'),
    available: emails.available(book),
  }
  return Object.values(ofStock)
}

function allPrivacyEmails({ shop, typed }: Typed): MailContent[] {
  const [privacy, guardian] = [privacyEmails(shop), guardianEmails(shop)]
  const ofPrivacy: Each<typeof privacy> = {
    refused: privacy.refused(typed, 'erase', typed),
    exportReady: privacy.exportReady(typed, 'x'),
    erasureAsked: privacy.erasureAsked(typed, typed),
    guestErasureAsked: privacy.guestErasureAsked(typed),
    guestLink: privacy.guestLink('x'),
  }
  const ofGuardians: Each<typeof guardian> = {
    invitation: guardian.invitation(typed, typed, 'x'),
    guardianSaidNo: guardian.guardianSaidNo(typed, null),
    childErasureAsked: guardian.childErasureAsked(typed, typed, typed),
    guardianLink: guardian.guardianLink('x'),
  }
  return [...Object.values(ofPrivacy), ...Object.values(ofGuardians)]
}

/** One of each e-mail the shop sends, as a shop of that name sends it, with `typed` wherever people or staff write. */
export const allEmails = (shop: EmailShop, typed = 'Lan'): MailContent[] =>
  [
    ...[accountEmails, allOrderEmails, allAffiliateEmails, allAttemptEmails, allReviewEmails],
    ...[allLearningEmails, allStockEmails, allPrivacyEmails],
  ].flatMap((emails) => emails({ shop, typed }))
