import { shopOf } from '@/backend/app/config-shop'
import { authEmails } from '@/backend/modules/auth/emails'
import { attemptEmails } from '@/backend/modules/exams/grading/emails'
import { invoiceEmail } from '@/backend/modules/invoices/emails'
import { learningEmails } from '@/backend/modules/learning/emails'
import { type EmailedOrder, orderEmails } from '@/backend/modules/orders/emails'
import { statusEmail } from '@/backend/modules/orders/status-emails'
import { deliveryFailedEmail, parcelEmail } from '@/backend/modules/parcels/emails'
import { guardianEmails, privacyEmails } from '@/backend/modules/privacy/emails'
import { affiliateEmails } from '@/backend/modules/promotions/affiliates/emails'
import { returnEmail } from '@/backend/modules/returns/emails'
import { reviewEmails } from '@/backend/modules/reviews/emails'
import type { EmailShop } from '@/backend/modules/settings/email-shop'
import { customerEmails } from '@/backend/workflows/change-customer/emails'
import { invitationEmail } from '@/backend/workflows/invite-staff/emails'
import { refundedEmail } from '@/backend/workflows/refund/emails'
import { orderStatuses } from '@/contract/shop/orders'

type EmailContent = { subject: string; text: string }
/** The compiler asks for every e-mail of a module. */
type Each<Emails> = Record<keyof Emails, EmailContent>

const order: EmailedOrder = {
  ...{ id: '1', code: 'HS1', userId: null, receiverName: 'Lan', phone: '0901000101' },
  ...{ address: '12 Lê Lợi', paymentType: 1, subTotal: 1000, discount: 0, shippingFee: 0 },
  ...{ total: 1000, transfer: null },
  lines: [{ title: 'Truyện Kiều', quantity: 1, total: 1000, isCourse: false }],
}
const parcel = { code: 'HS1-1', trackingCode: 'GHN1', lines: [] }
const invoice = { number: '1', total: 1000, lookupCode: 'A', lookupUrl: '', corrected: null }

function accountEmails(shop: EmailShop): EmailContent[] {
  const [auth, customers] = [authEmails(shop), customerEmails(shop)]
  const ofAuth: Each<typeof auth> = {
    welcome: auth.welcome('Lan'),
    activation: auth.activation('Lan', '012345'),
    securityCode: auth.securityCode('Lan', '012345'),
    passwordChanged: auth.passwordChanged('Lan', true),
    linkedToGoogle: auth.linkedToGoogle('Lan'),
    proof: auth.proof('Lan', '012345'),
  }
  const ofCustomers: Each<typeof customers> = {
    locked: customers.locked('Lan', 'x'),
    unlocked: customers.unlocked('Lan'),
  }
  const invited = invitationEmail(shop, { roles: ['sales'], token: 'x' })
  return [...Object.values(ofAuth), ...Object.values(ofCustomers), invited]
}

const toldIn = (status: number) => ({
  facts: { status, contents: 'books' as const },
  sentences: { news: ['x'] },
})

function allOrderEmails(shop: EmailShop): EmailContent[] {
  const emails = orderEmails(shop)
  const seller = shopOf({ SHOP_NAME: shop.name, SHOP_COMPANY: shop.name, SHOP_EMAIL: 'a@b.vn' })
  const ofOrders: Each<typeof emails> = {
    placed: emails.placed(order, seller),
    paid: emails.paid(order),
    paidLate: emails.paidLate(order, true),
    changed: emails.changed(order, ['x']),
    cancelled: emails.cancelled(order, { reason: 'x', hasCodes: true, money: 'x' }),
  }
  return [
    ...Object.values(ofOrders),
    // Most statuses tell the buyer nothing new and send none.
    ...orderStatuses
      .map((status) => statusEmail(order, { shop, ...toldIn(status) }))
      .filter((email) => email !== null),
    parcelEmail('out', order, parcel, shop),
    parcelEmail('arrived', order, parcel, shop),
    deliveryFailedEmail(order, { name: 'x' }, shop),
    returnEmail(order, ['x'], shop),
    invoiceEmail(order, { kind: 'original', ...invoice }, shop),
    refundedEmail(order, { amount: 1000, isTransfer: true }, shop),
  ]
}

function allAffiliateEmails(shop: EmailShop): EmailContent[] {
  const { decided, paid } = affiliateEmails(shop)
  const decisions: Each<typeof decided> = {
    approve: decided.approve('Lan'),
    refuse: decided.refuse('Lan', 'x'),
    stop: decided.stop('Lan', 'x'),
  }
  return [...Object.values(decisions), paid('Lan', 'x', 'x', null)]
}

function allAttemptEmails(shop: EmailShop): EmailContent[] {
  const emails = attemptEmails(shop)
  const graded = {
    ...{ id: 1, examinationId: 1, examinationName: 'Ngữ văn 9', kind: 1, attemptNo: 1 },
    ...{ score: 8.5, maxScore: 10, isPass: true },
  }
  const ofAttempts: Each<typeof emails> = {
    graded: emails.graded('Lan', graded),
    recounted: emails.recounted('Lan', graded),
    regraded: emails.regraded('Lan', graded),
  }
  return Object.values(ofAttempts)
}

function allReviewEmails(shop: EmailShop): EmailContent[] {
  const emails = reviewEmails(shop)
  const review = { productId: 1, productName: 'Truyện Kiều', reply: 'x' }
  const ofReviews: Each<typeof emails> = { answered: emails.answered('Lan', review) }
  return Object.values(ofReviews)
}

function allLearningEmails(shop: EmailShop): EmailContent[] {
  const emails = learningEmails(shop)
  const ofLearning: Each<typeof emails> = {
    activated: emails.activated('Lan', { courseId: 1, courseName: 'Toán lớp 9' }),
  }
  return Object.values(ofLearning)
}

function allPrivacyEmails(shop: EmailShop): EmailContent[] {
  const [privacy, guardian] = [privacyEmails(shop), guardianEmails(shop)]
  const ofPrivacy: Each<typeof privacy> = {
    refused: privacy.refused('Lan', 'erase', 'x'),
    exportReady: privacy.exportReady('Lan', 'x'),
    erasureAsked: privacy.erasureAsked('Lan', 'x'),
    guestErasureAsked: privacy.guestErasureAsked('x'),
    guestLink: privacy.guestLink('x'),
  }
  const ofGuardians: Each<typeof guardian> = {
    invitation: guardian.invitation('An', 'Lan', 'x'),
    guardianSaidNo: guardian.guardianSaidNo('Lan', null),
    childErasureAsked: guardian.childErasureAsked('An', 'Lan', 'x'),
    guardianLink: guardian.guardianLink('x'),
  }
  return [...Object.values(ofPrivacy), ...Object.values(ofGuardians)]
}

/** One of each e-mail the shop sends, with sample values, as a shop of that name sends it. */
export const allEmails = (shop: EmailShop): EmailContent[] => [
  ...accountEmails(shop),
  ...allOrderEmails(shop),
  ...allAffiliateEmails(shop),
  ...allAttemptEmails(shop),
  ...allReviewEmails(shop),
  ...allLearningEmails(shop),
  ...allPrivacyEmails(shop),
]
