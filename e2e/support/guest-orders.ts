import { randomInt, randomUUID } from 'node:crypto'
import { call } from '@/e2e/support/http'
import { credentials, staff } from '@/e2e/support/sample-accounts'

/** A book of the sample catalogue of which there are plenty, and a ward near its warehouse. */
const PRODUCT_ID = 5
const WARD_ID = 126_743

export const newPhone = () => `09${String(randomInt(100_000_000)).padStart(8, '0')}`

/** How an order is paid: at the payment site, or on delivery. */
export const ONLINE = 0
const ON_DELIVERY = 1

/** A guest's order of one book, from a telephone of its own. */
export const guestOrder = (
  phone = newPhone(),
  productId = PRODUCT_ID,
  paymentType = ON_DELIVERY,
) => ({
  cartDetails: [{ productId, Quantity: 1 }],
  address: { name: 'Lan', phone, address: '12 Lê Lợi', wardId: WARD_ID },
  paymentType,
})

export type GuestOrder = ReturnType<typeof guestOrder>

export const placeOrder = (
  origin: string,
  body: GuestOrder,
  key: string = randomUUID(),
  headers: Record<string, string> = {},
) =>
  call(origin, '/api/Order/checkout-without-login', {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': key },
    body,
  })

/** How many orders the shop knows, asked of the backend itself. */
export async function countOrders(backend: string): Promise<number> {
  const signedIn = await call(backend, '/api/Authentication/Login', {
    method: 'POST',
    body: credentials(staff),
  })
  const { token } = JSON.parse(signedIn.text) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const listed = await call(backend, '/api/staff/orders?pageSize=1', { headers })
  return (JSON.parse(listed.text) as { totalItem: number }).totalItem
}
