import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
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
import { defaultShop } from '@/contract/shop-defaults'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Where what people read is written; the seed's data and the defaults may name the shop. */
const rooms = ['app', 'components', 'lib', 'backend/modules', 'backend/platform', 'public']

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  )

test('no page, mail or paper is written with the name of the sample shop', () => {
  const named = rooms
    .flatMap(filesIn)
    .filter((file) => /\.(?:tsx?|svg|webmanifest|css)$/.test(file) && !file.includes('.test.'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(defaultShop.name))
  // Take the name from `site()` in a page, from `settings` in an e-mail or paper.
  expect(named).toEqual([])
})

test('no sample text names the sample shop, not even over the end of a line', () => {
  const named = filesIn('backend/seed/data')
    .filter((file) => /\.(?:md|json)$/.test(file) && !file.endsWith('README.md'))
    .filter((file) =>
      readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ').includes(defaultShop.name),
    )
  // A page says {{shop.name}}.
  expect(named).toEqual([])
})

test('a shop of another name signs its e-mails with it', () => {
  const shop = { name: 'Nhà sách Mây', publicUrl: '' }
  const [auth, orders] = [authEmails(shop), orderEmails(shop)]
  const [privacy, guardian] = [privacyEmails(shop), guardianEmails(shop)]
  const order = { id: '1', code: 'HS1', userId: null, total: 1000, receiverName: 'Lan' }
  const parcel = { code: 'HS1-1', trackingCode: 'GHN1', lines: [] }
  const found = { number: '1', total: 1000, lookupCode: 'A', lookupUrl: '', corrected: null }
  const emails = [
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
  for (const { subject, text } of emails) {
    expect(text).toContain('Nhà sách Mây')
    expect(subject + text).not.toContain(defaultShop.name)
  }
})
