import { randomBytes, randomUUID } from 'node:crypto'
import type { LiveShop } from '@/e2e/security/live-shop'
import { newPhone } from '@/e2e/support/guest-orders'
import { type Browser, jsonOf } from '@/e2e/support/http-browser'

/** Somebody with a session, and every text in the shop that is theirs alone. */
export type Person = { browser: Browser; own: string[]; orderId: string; password: string }

const word = () => `q${randomBytes(5).toString('hex')}`

/** Ids of books that can be bought, from the list anybody may read. */
export async function bookIds(here: Browser): Promise<number[]> {
  const { data } = jsonOf(await here.ask('/api/ProductPage?page=1&objectType=0&inStock=1'))
  return data.productSales.map(({ productId }: { productId: number }) => productId)
}

/** A ward that exists. */
export async function someWard(here: Browser): Promise<number> {
  const { data } = jsonOf(await here.ask('/api/User/UserApp'))
  return data.wards[0].wardId
}

const mustBe = async (status: number, what: string, asked: ReturnType<Browser['call']>) => {
  const answer = await asked
  if (answer.status !== status) throw new Error(`${what}: ${answer.status} ${answer.body}`)
  return jsonOf(answer)
}

/** Registers, signs in, keeps an address, fills the cart and orders; every text given is found nowhere else in the shop. */
export async function newcomer({ browser }: Pick<LiveShop, 'browser'>): Promise<Person> {
  const here = browser()
  const [name, street, receiver, note] = [word(), word(), word(), word()]
  const phone = newPhone()
  const email = `${word()}@checks.test`
  const password = `mật khẩu ${word()}`
  const [wardId, books] = [await someWard(here), await bookIds(here)]
  await mustBe(
    200,
    'registering',
    here.call('POST', '/api/User/Register-student', {
      ...{ Email: email, Phone: phone, Name: name, Password: password },
      ...{ Address: street, WardId: wardId, IsStudent: true, Gender: 1, Birthday: '2001-02-03' },
    }),
  )
  await here.signIn(email, password)
  const address = { name: receiver, phone, address: street, wardId }
  await mustBe(200, 'keeping an address', here.call('POST', '/api/UserAddress', address))
  for (const productId of books.slice(0, 2))
    await mustBe(
      200,
      'filling the cart',
      here.call('POST', '/api/Order/add-product', { productId, Quantity: 1 }),
    )
  await mustBe(200, 'saying where to', here.call('PATCH', '/api/Order/Address', address))
  const { data } = await mustBe(
    200,
    'ordering',
    here.call(
      'POST',
      '/api/Order/CheckOut',
      { note, paymentType: 1 },
      {
        'idempotency-key': randomUUID(),
      },
    ),
  )
  await mustBe(
    200,
    'filling the next cart',
    here.call('POST', '/api/Order/add-product', { productId: books[2], Quantity: 3 }),
  )
  const own = [name, street, receiver, note, phone, email, data.orderId, data.orderCode]
  return { browser: here, own, orderId: data.orderId, password }
}
