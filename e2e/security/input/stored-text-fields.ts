import { randomInt } from 'node:crypto'
import type { VisitorName } from '@/e2e/security/input/entry-points'

export type Json = Record<string, unknown>
export type Call = { visitor: VisitorName; method: string; address: string; body?: Json }

export type Field = {
  name: string
  most: number
  isRequired?: boolean
  /** What somebody is called: it has letters. */
  isName?: boolean
  /** Line breaks and tabs may stand in it. */
  hasLines?: boolean
  /** A text of versions: whoever changes it says which one was read, and publishes the new one. */
  hasVersions?: boolean
  write: (text: string) => Call
  /** Where it is read again, and what of the answer is it. */
  read: (written: Json) => Call & { pick: (answer: Json) => unknown }
}

const person = {
  Address: '12 Lê Lợi',
  WardId: 126743,
  Gender: 2,
  Birthday: '2010-05-16',
  Phone: '0901000101',
}
const address = { name: 'Lan', phone: '0901000101', address: '12 Lê Lợi', wardId: 126743 }

const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Json | undefined)?.[key], value)
export const get = (visitor: VisitorName, address: string, ...path: (string | number)[]) => ({
  visitor,
  method: 'GET',
  address,
  pick: (answer: Json) => at(answer, ...path),
})

const ofStaff = (
  name: string,
  where: string,
  key: string,
  read: ReturnType<Field['read']>,
  rules: Pick<Field, 'most' | 'isRequired' | 'hasLines' | 'hasVersions'>,
): Field => ({
  name,
  ...rules,
  write: (text) => ({
    visitor: 'staff',
    method: 'PATCH',
    address: `/api/staff/${where}`,
    body: { [key]: text },
  }),
  read: () => read,
})

const ofPerson = (
  name: string,
  key: 'Name' | 'Address',
  shown: string,
  most: number,
  userId: number,
): Field => ({
  name,
  most,
  isRequired: key === 'Name',
  isName: key === 'Name',
  write: (text) => ({
    visitor: 'user',
    method: 'PATCH',
    address: `/api/User/UpdateUser/${userId}`,
    body: { Name: 'Nguyễn Thảo Lan', ...person, [key]: text },
  }),
  read: () => get('user', '/api/User/UserApp?part=user', 'data', 'user', shown),
})

const ofAddress = (key: 'name' | 'address', most: number, id: number): Field => ({
  name: `address book, ${key}`,
  most,
  isRequired: true,
  isName: key === 'name',
  write: (text) => ({
    visitor: 'user',
    method: 'PATCH',
    address: `/api/UserAddress/userAddresses/${id}`,
    body: { ...address, [key]: text },
  }),
  read: () => get('user', `/api/UserAddress/userAddresses/${id}`, 'data', key),
})

/** A telephone orders only so often. */
const anotherPhone = () => `09${randomInt(1e8).toString().padStart(8, '0')}`

const cartNote: Field = {
  name: 'order note',
  most: 500,
  hasLines: true,
  write: (note) => ({
    visitor: 'guest',
    method: 'POST',
    address: '/api/Order/checkout-without-login',
    body: {
      cartDetails: [{ productId: 2, Quantity: 1 }],
      address: { ...address, phone: anotherPhone() },
      paymentType: 1,
      note,
    },
  }),
  read: (written) => ({
    ...get('guest', `/api/Order/${at(written, 'data', 'orderId')}`, 'data', 'note'),
    body: { token: at(written, 'data', 'orderToken') },
  }),
}

/** Every kind of field that keeps what somebody wrote; of that account, that address of its book and that article. */
export const fieldsOf = (userId: number, addressId: number, articleId: number): Field[] => [
  ofPerson('name', 'Name', 'name', 100, userId),
  ofPerson('address', 'Address', 'address', 200, userId),
  ofAddress('name', 100, addressId),
  ofAddress('address', 200, addressId),
  ofStaff(
    'news title',
    `news/${articleId}`,
    'title',
    get('guest', `/api/News/${articleId}`, 'data', 'title'),
    {
      most: 300,
      isRequired: true,
      hasVersions: true,
    },
  ),
  ofStaff(
    'news summary',
    `news/${articleId}`,
    'summary',
    get('guest', `/api/News/${articleId}`, 'data', 'summary'),
    {
      most: 1000,
      hasLines: true,
      hasVersions: true,
    },
  ),
  ofStaff(
    'page title',
    'pages/ho-tro',
    'title',
    get('guest', '/api/LandingPages/ho-tro', 'data', 'title'),
    { most: 300, isRequired: true, hasVersions: true },
  ),
  ofStaff(
    'page description',
    'pages/ho-tro',
    'description',
    get('guest', '/api/LandingPages/ho-tro', 'data', 'description'),
    { most: 1000, hasLines: true, hasVersions: true },
  ),
  ofStaff(
    'product name',
    'products/1',
    'productName',
    get('guest', '/api/ProductPage/1', 'data', 'productSale', 'productName'),
    { most: 300, isRequired: true },
  ),
  cartNote,
]
