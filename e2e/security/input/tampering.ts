import { randomUUID } from 'node:crypto'
import { type EntryPoint, entryPoints, type VisitorName } from '@/e2e/security/input/entry-points'
import { eachOf } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'
import { sharedShop } from '@/e2e/support/shop'

type Json = Record<string, unknown>

/** What is the shop's to say, each sent along with calls that have no such field. */
const lies: Json = {
  ...{
    price: 1,
    priceSale: 1,
    discount: 30_000,
    fee: 0,
    shippingFee: 0,
    subTotal: 1,
    total: 1,
    userId: 1,
  },
  ...{
    role: 'admin',
    roles: ['admin'],
    isAdmin: true,
    status: 5,
    paid: true,
    isPaid: true,
    paymentStatus: 1,
  },
  ...{
    stock: 1_000,
    available: 1_000,
    createdAt: '2020-01-01T00:00:00Z',
    createdTime: '2020-01-01T00:00:00Z',
  },
}

type Write = { visitor: VisitorName; method?: string; path: string; body: Json; own?: string[] }

const address = { name: 'Lan', phone: '0912345678', address: '12 Lê Lợi', wardId: 126743 }
const cart = { cartDetails: [{ productId: 3, Quantity: 1 }] }
/** Of the demonstration's own. */
const codes = { code: 'CHAOHIEN', productCode: 'SACHMOI5', affiliateCode: 'LANDOCSACH' }
const guests = [
  ...[
    'cal',
    'check-inventory-without-login',
    'add-voucher-without-login',
    'add-promotion-coupon-without-login',
  ],
  ...[
    'add-affiliate-without-login',
    'remove-voucher-without-login',
    'remove-promotion-coupon-without-login',
  ],
  'remove-affiliate-without-login',
].map(
  (name): Write => ({
    visitor: 'guest',
    path: `/api/Order/${name}`,
    body: { ...codes, cartDetails: [{ productId: 3, Quantity: 9 }] },
  }),
)

/** Every write a person makes, with a body that it takes. */
const writesOf = (userId: number): Write[] => [
  ...guests,
  { visitor: 'guest', path: '/api/Order/shipping-fee-without-login', body: { ...cart, address } },
  {
    visitor: 'guest',
    path: '/api/Order/checkout-without-login',
    body: { ...cart, address, paymentType: 1 },
  },
  { visitor: 'guest', path: '/api/Redirect/Check-url', body: { url: '/m/tet' } },
  ...['student', 'client'].map(
    (kind): Write => ({
      visitor: 'guest',
      path: `/api/User/Register-${kind}`,
      body: { Email: '{new}@sach.vn', Phone: '0912345678', Name: 'Lan', Password: 'mật khẩu dài' },
    }),
  ),
  { visitor: 'user', path: '/api/Order/add-product', body: { productId: 3, Quantity: 1 } },
  { visitor: 'user', path: '/api/Order/merge', body: { ...cart, mergeKey: '{uuid}' } },
  { visitor: 'user', method: 'PATCH', path: '/api/Order/Address', body: address },
  { visitor: 'user', path: '/api/UserAddress', body: address },
  { visitor: 'user', method: 'PATCH', path: '/api/User/Settings', body: { theme: 'light5' } },
  {
    visitor: 'user',
    method: 'PATCH',
    path: `/api/User/UpdateUser/${userId}`,
    body: {
      Name: 'Nguyễn Thảo Lan',
      Address: '12 Lê Lợi',
      WardId: 126743,
      Gender: 2,
      Birthday: '2010-05-16',
      Phone: '0901000101',
    },
  },
  // A change that saves no version: it can be made twice.
  ...['news/1', 'pages/dieu-khoan-su-dung'].map(
    (path): Write => ({
      visitor: 'staff',
      method: 'PATCH',
      path: `/api/staff/${path}`,
      body: { version: 1, publishTime: null },
    }),
  ),
  {
    visitor: 'staff',
    method: 'PATCH',
    path: '/api/staff/products/4',
    body: { isActive: true },
    own: ['price', 'priceSale', 'stock'],
  },
]

const sentOf = ({ method = 'POST', path, body }: Write) => ({
  method,
  address: path,
  body: JSON.stringify(body)
    .replaceAll('{uuid}', randomUUID())
    .replaceAll('{new}', randomUUID().slice(0, 8)),
  headers: { 'idempotency-key': randomUUID() },
})

/** Answers and states without what differs from one call to the next. */
const same = (text: string) =>
  text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(
      /"(?:orderCode|registrationToken|orderToken|token|content|qrSvg|fingerprint)":"[^"]*"/g,
      '"<drawn>"',
    )
    .replace(
      /"(?:addressId|cartDetailId|userId|version|available|Quantity|totalProducts|weight|subTotal|total|isDefault)":[\w.]+/g,
      '"<grows>"',
    )

/** What the shop says of everybody the lies were about. */
async function stateOf(entry: EntryPoint): Promise<string> {
  const asked: [VisitorName, string][] = [
    ...(['user', 'staff', 'admin'] as const).map((who): [VisitorName, string] => [
      who,
      '/api/User/UserApp?part=user',
    ]),
    ['guest', '/api/ProductPage/3'],
    ['guest', '/api/ProductPage/4'],
    ['guest', '/api/News/1'],
  ]
  const texts: string[] = []
  for (const [who, address] of asked)
    texts.push(await (await entry.call(who, { method: 'GET', address })).text())
  return same(texts.join('\n'))
}

async function faultOf(entry: EntryPoint, write: Write): Promise<string | undefined> {
  const answerTo = async (sent: Write) => {
    const answer = await entry.call(sent.visitor, sentOf(sent))
    return { status: answer.status, text: same(await answer.text()) }
  }
  const told = `${entry.name} ${write.path}`
  const honest = await answerTo(write)
  if (honest.status !== 200) return `${told} takes no honest body: ${honest.status} ${honest.text}`
  const before = await stateOf(entry)
  const more = Object.fromEntries(
    Object.entries(lies).filter(([name]) => !write.own?.includes(name)),
  )
  const lying = await answerTo({ ...write, body: { ...write.body, ...more } })
  if (lying.status === 400) return undefined
  if (lying.text !== honest.text)
    return `${told} answers another thing: ${lying.status} ${lying.text.slice(0, 200)}`
  return (await stateOf(entry)) === before ? undefined : `${told} changed what it was told besides`
}

/** Fields that are the shop's to set change nothing when they come along with a write. */
export const tampering: Check = {
  name: 'tampering',
  proves: 'foreign fields in the body of every write',
  run: async () => {
    const failures: string[] = []
    let count = 0
    for (const entry of entryPoints(await sharedShop())) {
      await entry.refresh()
      const answer = await entry.call('user', {
        method: 'GET',
        address: '/api/User/UserApp?part=user',
      })
      const { data } = (await answer.json()) as { data: { user: { userId: number } } }
      const writes = writesOf(data.user.userId)
      count += writes.length * Object.keys(lies).length
      failures.push(...(await eachOf(writes, (write) => faultOf(entry, write), 1)))
    }
    return { count, failures, figures: { fields: String(Object.keys(lies).length) } }
  },
}
