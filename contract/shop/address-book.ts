import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, envelope, IdText, line } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Phone } from '@/contract/phone'
import { Name } from '@/contract/shop/registration'

export const UserAddress = z.object({
  addressId: z.int(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  wardId: z.int(),
  wardName: z.string(),
  districtId: z.int(),
  districtName: z.string(),
  cityId: z.int(),
  cityName: z.string(),
  isDefault: z.boolean(),
})
export type UserAddress = z.output<typeof UserAddress>
export const AddressBody = z.object({
  name: Name,
  phone: Phone,
  address: line(200, messages.addressRequired),
  wardId: z
    .int(messages.wardRequired)
    .check(z.minimum(1, messages.wardRequired), z.maximum(2_147_483_647, messages.wardRequired)),
  isDefault: z.optional(z.boolean()),
})

const addressById = z.object({ id: IdText })
export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/UserAddress',
  access: 'user',
  budget: { cost: 'read' },
  summary: 'The caller’s address book, the default first.',
  response: envelope(z.array(UserAddress)),
})
export const getAddress = endpoint({
  method: 'GET',
  path: '/api/UserAddress/userAddresses/{id}',
  access: 'user',
  budget: { cost: 'read' },
  summary: 'One of the caller’s addresses.',
  params: addressById,
  response: envelope(UserAddress),
})
export const addAddress = endpoint({
  method: 'POST',
  path: '/api/UserAddress',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Adds an address.',
  body: AddressBody,
  response: envelope(UserAddress),
})
export const changeAddress = endpoint({
  method: 'PATCH',
  path: '/api/UserAddress/userAddresses/{id}',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Changes an address or makes it the default.',
  params: addressById,
  body: AddressBody,
  response: envelope(UserAddress),
})
export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/UserAddress/userAddresses/{id}',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Removes an address.',
  params: addressById,
  response: Confirmation,
})
