import { z } from 'zod/mini'
import { Email, NewPassword, Password, SessionUser } from '@/contract/auth'
import { Category } from '@/contract/catalog'
import { endpoint } from '@/contract/endpoint'
import {
  Confirmation,
  envelope,
  IdText,
  Instant,
  line,
  Money,
  PageText,
  PlainDate,
  paged,
  sizeText,
  Uuid,
} from '@/contract/fields'
import { OrderDetail, OrderItem, orderStatuses } from '@/contract/orders'
import { Gender, SecurityCode, UpdateUserBody } from '@/contract/registration'

export const City = z.object({ cityId: z.int(), cityName: z.string() })
export const District = z.object({ districtId: z.int(), cityId: z.int(), districtName: z.string() })
export const Ward = z.object({ wardId: z.int(), districtId: z.int(), wardName: z.string() })
export type City = z.output<typeof City>
export type District = z.output<typeof District>
export type Ward = z.output<typeof Ward>

export const Affiliate = z.object({
  affiliateCode: z.string(),
  /** Percent of the goods' value. */
  ratePercent: z.number(),
  totalOrder: z.int(),
  totalPending: Money,
  totalPaid: Money,
  commissions: z.array(
    z.object({
      orderCode: z.string(),
      createdTime: Instant,
      base: Money,
      amount: Money,
      status: z.int(),
    }),
  ),
})
export type Affiliate = z.output<typeof Affiliate>

/** The signed-in person as the account area shows it. */
export const Profile = z.extend(SessionUser, {
  name: z.string(),
  phone: z.nullish(z.string()),
  gender: Gender,
  birthday: PlainDate,
  address: z.string(),
  wardId: z.nullable(z.int()),
  districtId: z.nullable(z.int()),
  cityId: z.nullable(z.int()),
  workPlace: z.nullish(z.string()),
  userType: z.int(),
  /** The name of the line on which the front door tells that sessions of this person have ended. */
  sessionTopic: z.nullish(z.string()),
})
export type Profile = z.output<typeof Profile>

export const UserApp = z.object({
  user: z.nullable(Profile),
  categories: z.array(Category),
  cities: z.array(City),
  districts: z.array(District),
  wards: z.array(Ward),
  affiliate: z.nullable(Affiliate),
})

export const getUserApp = endpoint({
  method: 'GET',
  path: '/api/User/UserApp',
  access: 'public',
  summary: 'The initial state; guests get the public part only. Gzip, ETag.',
  query: z.object({
    /** `user`: the signed-in person’s part alone, without categories and places. */
    part: z.optional(z.enum(['user'])),
  }),
  response: envelope(UserApp),
})
export const getUserAffiliate = endpoint({
  method: 'GET',
  path: '/api/User/UserAffiliate',
  access: 'user',
  summary: 'The caller’s affiliate code, figures and commissions.',
  response: envelope(z.nullable(Affiliate)),
})
export const sendSecurityCode = endpoint({
  method: 'POST',
  path: '/api/User/SendSecurityCode',
  access: 'public',
  summary: 'Mails a code for a new password; the same answer for unknown e-mails.',
  body: z.object({ Email }),
  response: Confirmation,
})
export const validateSecurityCode = endpoint({
  method: 'POST',
  path: '/api/User/ValidateSecurityCode',
  access: 'public',
  summary: 'Tells whether a code is right; a wrong one counts as a try.',
  body: z.object({ Email, SecurityCode }),
  response: z.object({
    isSuccess: z.boolean(),
    errorMessage: z.optional(z.string()),
    successMessage: z.optional(z.string()),
  }),
})
export const changePasswordWithCode = endpoint({
  method: 'PATCH',
  path: '/api/User/ChangePasswordNoAuth',
  access: 'public',
  summary: 'Sets a new password with a mailed code and ends every older session.',
  body: z.object({ Email, SecurityCode, NewPassword }),
  response: Confirmation,
})
export const changePassword = endpoint({
  method: 'PATCH',
  path: '/api/User/ChangePassword',
  access: 'user',
  extension: true,
  summary: 'Sets a new password with the current one and ends every other session.',
  body: z.object({ Password, NewPassword }),
  response: z.object({
    data: z.optional(z.object({ token: z.string(), expires: Instant })),
    successMessage: z.optional(z.string()),
  }),
})
export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/User/UpdateUser/{userId}',
  access: 'public',
  summary:
    'Updates the signed-in person, or a fresh registration with its single-use handle in x-registration-token.',
  params: z.object({ userId: IdText }),
  body: UpdateUserBody,
  response: Confirmation,
})
export const saveSettings = endpoint({
  method: 'PATCH',
  path: '/api/User/Settings',
  access: 'user',
  extension: true,
  summary: 'Keeps theme, font scale and layout.',
  body: z.object({
    theme: z.optional(z.string().check(z.regex(/^(light|dark)([1-9]|1[0-2])$/))),
    fontScale: z.optional(z.number().check(z.minimum(0.7), z.maximum(1.3))),
    layout: z.optional(z.enum(['horizontal', 'vertical'])),
  }),
  response: Confirmation,
})

export const listUserOrders = endpoint({
  method: 'GET',
  path: '/api/User/orders',
  access: 'user',
  summary: 'The caller’s orders, newest first.',
  query: z.object({
    page: PageText,
    pageSize: sizeText(10, 50),
    status: z.optional(z.enum(orderStatuses.map(String) as [string, ...string[]])),
  }),
  response: paged(OrderItem),
})
export const getUserOrder = endpoint({
  method: 'GET',
  path: '/api/User/orders/{id}',
  access: 'user',
  summary: 'One of the caller’s orders.',
  params: z.object({ id: Uuid }),
  response: envelope(OrderDetail),
})
export const cancelOrder = endpoint({
  method: 'PATCH',
  path: '/api/User/CancelOrder',
  access: 'user',
  summary: 'Cancels an order that is not packed yet; answers the order.',
  body: z.object({ orderId: Uuid, reason: z.optional(line(300)) }),
  response: envelope(OrderDetail),
})
