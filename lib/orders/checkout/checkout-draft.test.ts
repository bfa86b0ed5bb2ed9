/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { emptyDraft, readDraft, storeDraft } from '@/lib/orders/checkout/checkout-draft'
import { rememberAccount } from '@/lib/session/account-mark'

const typed = { ...emptyDraft, name: 'Lan', phone: '0901000101', address: '12 Lê Lợi' }

function signIn(email: string) {
  rememberAccount(email)
  document.documentElement.dataset.signedIn = ''
}
/** A session that ends by itself leaves everything else as it is. */
const sessionEnds = () => {
  delete document.documentElement.dataset.signedIn
}

test('what an account typed is found by the same account alone, after a session that ended by itself', () => {
  signIn('lan@sach.vn')
  storeDraft(typed)
  expect(readDraft()).toEqual(typed)
  sessionEnds()
  expect(readDraft()).toEqual(emptyDraft)
  signIn('minh@sach.vn')
  expect(readDraft()).toEqual(emptyDraft)
  sessionEnds()
  signIn('Lan@sach.vn')
  expect(readDraft()).toEqual(typed)
  sessionEnds()
})

test('what a guest typed goes on with the account they sign in to', () => {
  storeDraft(typed)
  expect(readDraft()).toEqual(typed)
  signIn('minh@sach.vn')
  expect(readDraft()).toEqual(typed)
  sessionEnds()
})
