import { messages } from '@/contract/messages'
import * as calls from '@/contract/shop/address-book'
import { example } from '@/contract-tools/mock/examples'
import { type MockCall, mockCall, ownerOf } from '@/contract-tools/mock/mock-call'
import { Refusal } from '@/contract-tools/mock/refusal'

type Kept = calls.UserAddress

/** Address books of the mock's accounts; each begins with one address. */
export function addressBookCalls() {
  const books = new Map<number, Kept[]>()
  let last = 1
  const bookOf = (owner: number): Kept[] =>
    books.get(owner) ?? [example<Kept>('UserAddress', { given: { addressId: 1, isDefault: true } })]
  const find = (owner: number, id: number): Kept | undefined =>
    bookOf(owner).find(({ addressId }) => addressId === id)
  const known = (owner: number, id: number): Kept => {
    const address = find(owner, id)
    if (!address) throw new Refusal(404, messages.notFound)
    return address
  }
  /** One address is the default at most. */
  const keep = (owner: number, address: Kept) => {
    const others = bookOf(owner)
      .filter(({ addressId }) => addressId !== address.addressId)
      .map((one) => (address.isDefault ? { ...one, isDefault: false } : one))
    books.set(
      owner,
      [address, ...others].sort((one, other) => Number(other.isDefault) - Number(one.isDefault)),
    )
    return { data: address }
  }

  const own: readonly MockCall[] = [
    mockCall(calls.listAddresses, (_, caller) => ({ data: bookOf(ownerOf(caller)) })),
    mockCall(calls.getAddress, ({ params }, caller) => ({
      data: known(ownerOf(caller), params.id),
    })),
    mockCall(calls.addAddress, ({ body }, caller) => {
      const sample = example<Kept>('UserAddress', { given: { addressId: ++last } })
      return keep(ownerOf(caller), { ...sample, isDefault: false, ...given(body) })
    }),
    mockCall(calls.changeAddress, ({ params, body }, caller) =>
      keep(ownerOf(caller), { ...known(ownerOf(caller), params.id), ...given(body) }),
    ),
    mockCall(calls.removeAddress, ({ params }, caller) => {
      const owner = ownerOf(caller)
      const gone = known(owner, params.id)
      books.set(
        owner,
        bookOf(owner).filter(({ addressId }) => addressId !== gone.addressId),
      )
      return {}
    }),
  ]
  return { calls: own, find }
}

type Body = {
  name: string
  phone: string
  address: string
  wardId: number
  isDefault?: boolean | undefined
}
const given = ({ name, phone, address, wardId, isDefault }: Body) => ({
  ...{ name, phone, address, wardId },
  ...(isDefault !== undefined && { isDefault }),
})
