import fc from 'fast-check'
import { type Buyer, type Holder, joined } from '@/backend/testing/cart-model'

export const buyers: readonly Buyer[] = ['lan', 'minh']
export const phones: Record<Buyer, string> = { lan: '0912345678', minh: '0987654321' }
export const guests: readonly Omit<Holder, 'account'>[] = [
  { phone: '0911111111', email: null },
  { phone: '0922222222', email: 'hoa@vi.du' },
  { phone: '0933333333', email: 'hoa@vi.du' },
  { phone: phones.lan, email: null },
]
export const streets = ['12 Lê Lợi', '99 Nguyễn Huệ']
const buyer = fc.constantFrom(...buyers)
const product = fc.constantFrom(1, 1, 2, 3)
const copies = fc.constantFrom(1, 1, 2, 3, 60)
const goods = fc
  .array(fc.tuple(product, copies), { minLength: 1, maxLength: 3 })
  .map((lines) => lines.reduce((all, [id, n]) => joined(all, new Map([[id, n]])), new Map()))
const kinds = {
  add: { buyer, product, copies, isSentTwice: fc.boolean() },
  set: { buyer, product, copies },
  remove: { buyer, product },
  code: { buyer, isOn: fc.boolean() },
  address: { buyer, street: fc.constantFrom(...streets) },
  merge: { buyer, goods, more: goods, isSentTwice: fc.boolean() },
  order: { buyer, isStale: fc.boolean(), isSentTwice: fc.boolean() },
  guestOrder: {
    guest: fc.nat(guests.length - 1),
    goods,
    hasCode: fc.boolean(),
    again: fc.constantFrom('no', 'same', 'other'),
  },
  cancel: { which: fc.nat(9) },
}
export type Kind = keyof typeof kinds
export const cartStep = fc.oneof(
  ...(Object.keys(kinds) as Kind[]).map((kind) =>
    fc.record<Record<string, unknown>>({ kind: fc.constant(kind), ...kinds[kind] }),
  ),
) as fc.Arbitrary<Step>
// biome-ignore lint/suspicious/noExplicitAny: narrowed by the functions of the table below.
export type Step = { kind: Kind } & Record<string, any>
