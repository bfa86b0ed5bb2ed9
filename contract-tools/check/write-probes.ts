import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@/contract/endpoint'
import { saveSettings } from '@/contract/shop/accounts'
import * as addressBook from '@/contract/shop/address-book'
import * as cart from '@/contract/shop/cart'
import { shown } from '@/contract-tools/check/answer'
import type { Walk } from '@/contract-tools/check/call-endpoints'
import { findOrderable, wardOf } from '@/contract-tools/check/cart-probes'
import { anyParams, probeGuard } from '@/contract-tools/check/read-probes'

/** Who buys and lives where a check says so. */
export const BUYER = { name: 'Kiểm tra hợp đồng', phone: '0912345678', address: '1 Đường Thử' }
const UNKNOWN_LINE = 2_147_483_647
const refused = [400, 404, 409, 422]

type Cart = { data?: cart.OrderLine } | undefined

const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'guest'

/** Calls that write: without a session, or with nothing in the body, they are refused. */
export async function probeWriteGuards(walk: Walk) {
  for (const { endpoint } of walk.results.values()) {
    if (endpoint.method === 'GET' && !endpoint.changes) continue
    if (!isOpen(endpoint)) await probeGuard(walk, endpoint, endpoint.body && {})
    else if (endpoint.body && !endpoint.body.safeParse({}).success) {
      const given = { body: {}, params: anyParams(endpoint), token: null }
      await walk.expectRefusal(endpoint, 'wrong type', [400, 401, 404, 422], given)
    }
  }
}

async function expectQuantity(
  walk: Walk,
  endpoint: Endpoint,
  json: Cart,
  productId: number,
  wanted: number,
) {
  const seen = json?.data?.cartDetails?.find((line) => line.productId === productId)?.Quantity ?? 0
  if (!json || seen === wanted) return
  const fault = {
    path: 'data.cartDetails[].Quantity',
    expected: String(wanted),
    seen: String(seen),
  }
  walk.fault(endpoint, { rule: 'effect', ...fault })
}

const quantityIn = (json: Cart, productId: number) =>
  json?.data?.cartDetails?.find((line) => line.productId === productId)?.Quantity ?? 0

/** A product goes into the account's cart, changes its number and leaves again. */
export async function probeOwnCart(walk: Walk) {
  const product = findOrderable(walk)
  if (!product) return
  const { productId } = product
  const before = quantityIn((await walk.expectRight(cart.getCart)) as Cart, productId)
  const added = (await walk.expectRight(cart.addProduct, {
    body: { productId, Quantity: 1 },
  })) as Cart
  await expectQuantity(walk, cart.addProduct, added, productId, before + 1)
  const line = added?.data?.cartDetails?.find((one) => one.productId === productId)
  if (!line) return
  const params = { cartDetailId: line.cartDetailId }
  const changed = (await walk.expectRight(cart.setQuantity, {
    params,
    body: { Quantity: 2 },
  })) as Cart
  await expectQuantity(walk, cart.setQuantity, changed, productId, 2)
  await walk.expectRefusal(cart.setQuantity, 'wrong type', [400, 422], {
    params,
    body: { Quantity: 0 },
  })
  await walk.expectRefusal(cart.setQuantity, 'unknown id', [404], {
    params: { cartDetailId: UNKNOWN_LINE },
    body: { Quantity: 1 },
  })
  await walk.expectRight(cart.checkInventory)
  await probeMerge(walk, productId)
  await probeWrongCodes(walk)
  const removed = (await walk.expectRight(cart.removeLine, {
    params: { id: line.cartDetailId },
  })) as Cart
  await expectQuantity(walk, cart.removeLine, removed, productId, 0)
  for (const endpoint of [cart.removeVoucher, cart.removeCoupon, cart.removeAffiliate])
    await walk.expectRight(endpoint)
}

async function probeWrongCodes(walk: Walk) {
  const code = 'KHONG-CO-MA-NAY'
  await walk.expectRefusal(cart.addVoucher, 'refusal', refused, { body: { code } })
  await walk.expectRefusal(cart.addCoupon, 'refusal', refused, { body: { productCode: code } })
  await walk.expectRefusal(cart.addAffiliate, 'refusal', refused, {
    query: { affiliateCode: code },
  })
}

async function probeMerge(walk: Walk, productId: number) {
  const given = { body: { cartDetails: [{ productId, Quantity: 1 }], mergeKey: randomUUID() } }
  const once = (await walk.expectRight(cart.mergeCart, given)) as Cart
  if (walk.result(cart.mergeCart).isAbsent) return
  const twice = (await walk.expectRight(cart.mergeCart, given)) as Cart
  const [first, second] = [quantityIn(once, productId), quantityIn(twice, productId)]
  if (!once || !twice || first === second) return
  const fault = {
    path: 'data.cartDetails[].Quantity',
    expected: `${first} again`,
    seen: shown(second),
  }
  walk.fault(cart.mergeCart, { rule: 'repeat', ...fault }, given)
}

/** An address is added, changed and removed. */
export async function probeAddressBook(walk: Walk) {
  const wardId = wardOf(walk)
  if (wardId === undefined) return
  const body = { ...BUYER, wardId }
  const added = (await walk.expectRight(addressBook.addAddress, { body })) as
    | { data?: addressBook.UserAddress }
    | undefined
  const id = added?.data?.addressId
  if (id === undefined) return
  const changed = { ...body, address: '2 Đường Thử' }
  const json = (await walk.expectRight(addressBook.changeAddress, {
    params: { id },
    body: changed,
  })) as typeof added
  if (json?.data && json.data.address !== changed.address) {
    const fault = {
      path: 'data.address',
      expected: changed.address,
      seen: shown(json.data.address),
    }
    walk.fault(
      addressBook.changeAddress,
      { rule: 'effect', ...fault },
      { params: { id }, body: changed },
    )
  }
  await walk.expectRight(addressBook.removeAddress, { params: { id } })
  await walk.expectRefusal(addressBook.getAddress, 'effect', [404], { params: { id } })
}

export async function probeSettings(walk: Walk) {
  await walk.expectRight(saveSettings, { body: { fontScale: 1 } })
  if (walk.result(saveSettings).isAbsent) return
  await walk.expectRefusal(saveSettings, 'wrong type', [400, 422], { body: { fontScale: 9 } })
}
