import { authEmails } from '@/backend/modules/auth/emails'
import { invoiceEmail } from '@/backend/modules/invoices/emails'
import { affiliateEmails } from '@/backend/modules/office/affiliates/emails'
import { customerEmails } from '@/backend/modules/office/customers/emails'
import { orderEmails } from '@/backend/modules/orders/emails'
import { deliveryFailedEmail, parcelEmail } from '@/backend/modules/orders/parcels/emails'
import { returnEmail } from '@/backend/modules/orders/returns/emails'
import { statusEmail } from '@/backend/modules/orders/status-emails'
import { refundedEmail } from '@/backend/modules/payments/refunds/emails'
import { guardianEmails, privacyEmails } from '@/backend/modules/privacy/emails'

/** One of each e-mail the shop sends, with sample values, as a shop of that name sends it. */
export function allEmails(shop: { name: string; publicUrl: string }) {
  const [auth, orders] = [authEmails(shop), orderEmails(shop)]
  const [privacy, guardian] = [privacyEmails(shop), guardianEmails(shop)]
  const order = { id: '1', code: 'HS1', userId: null, total: 1000, receiverName: 'Lan' }
  const parcel = { code: 'HS1-1', trackingCode: 'GHN1', lines: [] }
  const found = { number: '1', total: 1000, lookupCode: 'A', lookupUrl: '', corrected: null }
  return [
    ...[auth.welcome('Lan'), auth.activation('Lan', '012345')],
    ...[auth.securityCode('Lan', '012345'), auth.passwordChanged('Lan')],
    ...[orders.paid(order), orders.paidLate(order)],
    ...[orders.cancelled(order, 'x'), statusEmail(order, 1, { shop })],
    ...[parcelEmail('out', order, parcel, shop), deliveryFailedEmail(order, { name: 'x' }, shop)],
    ...[returnEmail(order, ['x'], shop), invoiceEmail(order, { kind: 'original', ...found }, shop)],
    refundedEmail(order, { amount: 1000, isTransfer: true }, shop),
    ...[privacy.exportReady('Lan', 'x'), privacy.erasureAsked('Lan', 'x'), privacy.guestLink('x')],
    ...[privacy.refused('Lan', 'erase', 'x'), privacy.guestErasureAsked('x')],
    ...[guardian.invitation('An', 'Lan', 'x'), guardian.guardianSaidNo('Lan', null)],
    ...[guardian.childErasureAsked('An', 'Lan', 'x'), guardian.guardianLink('x')],
    ...[customerEmails(shop).locked('Lan', 'x'), customerEmails(shop).unlocked('Lan')],
    ...[
      affiliateEmails(shop).decided.approve('Lan'),
      affiliateEmails(shop).paid('Lan', 'x', 'x', null),
    ],
  ].filter((email) => email !== null)
}
