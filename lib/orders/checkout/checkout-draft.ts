import { z } from 'zod/mini'
import { invoiceBuyerKinds } from '@/contract/shop/invoices'
import { eachWord } from '@/contract/shop/order-words'
import { PaymentType } from '@/contract/shop/orders'
import { accountMark } from '@/lib/session/account-mark'
import { seemsSignedIn } from '@/lib/session/signed-in-flag'

const KEY = 'checkout_draft'

const Text = z._default(z.string().check(z.maxLength(500)), '')
const Place = z._default(z.int().check(z.minimum(0)), 0)

const Invoice = z.object({
  /** Whether the invoice shall name somebody. */
  isWanted: z._default(z.boolean(), false),
  kind: z._default(z.enum(invoiceBuyerKinds), 'company'),
  name: Text,
  taxCode: Text,
  address: Text,
  email: Text,
  /** Whether the account shall remember it. */
  isRemembered: z._default(z.boolean(), false),
})

const Draft = z.object({
  /** The step reached: 0 cart, 1 address, 2 payment. */
  tab: z._default(z.union([z.literal(0), z.literal(1), z.literal(2)]), 0),
  /** An address of the account's book; 0 for one typed here, null before a choice. */
  addressId: z._default(z.nullable(z.int()), null),
  /** Whether the address typed here is saved to the account's book. */
  isKept: z._default(z.boolean(), false),
  name: Text,
  phone: Text,
  email: Text,
  address: Text,
  cityId: Place,
  districtId: Place,
  wardId: Place,
  ...eachWord(() => Text),
  paymentType: z._default(PaymentType, 1),
  invoice: z._default(Invoice, () => Invoice.parse({})),
})
export type CheckoutDraft = z.output<typeof Draft>

export const emptyDraft: CheckoutDraft = Draft.parse({})

/** Of an order that is sent nowhere. */
export const withoutAddress = {
  addressId: null,
  isKept: false,
  address: '',
  cityId: 0,
  districtId: 0,
  wardId: 0,
} satisfies Partial<CheckoutDraft>

/** Null is a guest: what was typed before a sign-in is the account's too. */
const Owner = z.object({ owner: z._default(z.nullable(z.string()), null) })

const currentOwner = () => (seemsSignedIn() ? accountMark() : null)

/**
 * What was typed at the checkout before a reload; an unreadable draft counts as empty. One typed in an account is shown to that account
 * alone: its session may have ended by itself, and the next person in the tab may be another.
 */
export function readDraft(): CheckoutDraft {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}')
    const { owner } = Owner.parse(stored)
    const parsed = Draft.safeParse(stored)
    const isOthers = owner !== null && owner !== currentOwner()
    return parsed.success && !isOthers ? parsed.data : emptyDraft
  } catch {
    return emptyDraft
  }
}

/** Stored for this tab only: it holds names, a phone number and addresses. */
export function storeDraft(draft: CheckoutDraft): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...draft, owner: currentOwner() }))
  } catch {
    // Without storage the form itself holds what was typed.
  }
}

export function clearDraft(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Without storage nothing was stored.
  }
}
