import { addProduct, getCart, removeLine, setQuantity } from '@/contract/shop/cart'
import { call } from '@/lib/api/browser'
import type { CartCalls } from '@/lib/cart/account-cart-store'

export const accountCartApi: CartCalls = {
  get: async () => (await call(getCart)).data,
  add: async (productId, quantity, addKey) =>
    (await call(addProduct, { body: { productId, Quantity: quantity, addKey } })).data,
  set: async (cartDetailId, quantity) =>
    (await call(setQuantity, { params: { cartDetailId }, body: { Quantity: quantity } })).data,
  remove: async (id) => (await call(removeLine, { params: { id } })).data,
}
