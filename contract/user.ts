import { z } from 'zod/mini'
import { Email, NewPassword, Password, SessionUser } from '@/contract/auth'
import { Category } from '@/contract/catalog'
import { endpoint } from '@/contract/endpoint'
import {
  Confirmation,
  envelope,
  Id,
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
import { messages } from '@/contract/messages'
import { OrderDetail, OrderItem, orderStatuses } from '@/contract/order'
import { Phone } from '@/contract/phone'

const Name = line(100, messages.nameRequired)
const WardId = z.nullable(Id)
const Gender = z.union([z.literal(1), z.literal(2)])
/** A calendar day that exists, not in the future; no other bound. */
export const Birthday = PlainDate.check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/, messages.birthdayWrong),
  z.refine((text) => {
    const day = new Date(`${text}T00:00:00Z`)
    return (
      !Number.isNaN(day.getTime()) &&
      day.toISOString().startsWith(text) &&
      day.getTime() <= Date.now() + 86_400_000
    )
  }, messages.birthdayWrong),
)

const place = {
  Address: z._default(z.optional(line(200)), ''),
  WardId: z._default(z.optional(WardId), null),
}
const registration = {
  Email,
  Phone,
  Name,
  Password: NewPassword,
  ...place,
  IsStudent: z.optional(z.boolean()),
  Gender: z._default(z.optional(Gender), 1),
  Birthday: z._default(z.optional(Birthday), '1990-01-01'),
}
export const RegisterBody = z.object(registration)
export const RegisterTeacherBody = z.object({
  ...registration,
  WorkPlace: line(200, messages.workPlaceRequired),
})

export const SecurityCode = z
  .string(messages.securityCodeLength)
  .check(z.length(6, messages.securityCodeLength))
const ActivationCode = z
  .string(messages.activationCodeRequired)
  .check(
    z.minLength(1, messages.activationCodeRequired),
    z.maxLength(12, messages.activationCodeWrong),
  )

export const ActivationBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  securityCode: ActivationCode,
  email: Email,
})
export const UpdateUserBody = z.object({
  Address: line(200),
  WardId,
  Gender,
  Birthday,
  Phone,
  Name,
})

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

const Registered = z.object({
  data: z.object({
    userId: z.optional(Id),
    token: z.optional(z.string()),
    registrationToken: z.optional(z.string()),
  }),
  successMessage: z.optional(z.string()),
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
export const registerStudent = endpoint({
  method: 'POST',
  path: '/api/User/Register-student',
  access: 'guest',
  summary: 'Registers a student; answers the userId and the handle that UpdateUser needs.',
  body: RegisterBody,
  response: Registered,
})
export const registerTeacher = endpoint({
  method: 'POST',
  path: '/api/User/Register-teacher',
  access: 'guest',
  summary: 'Registers a teacher; answers the activation handle and mails a code.',
  body: RegisterTeacherBody,
  response: Registered,
})
export const registerClient = endpoint({
  method: 'POST',
  path: '/api/User/Register-client',
  access: 'guest',
  summary: 'Registers a customer who is neither student nor teacher.',
  body: RegisterBody,
  response: Registered,
})
export const activateAccount = endpoint({
  method: 'POST',
  path: '/api/User/ActiveAccount',
  access: 'guest',
  summary: 'Activates a registration with the mailed code.',
  body: ActivationBody,
  response: Registered,
})
export const resendCode = endpoint({
  method: 'POST',
  path: '/api/User/ResendCode',
  access: 'guest',
  summary: 'Mails a new activation code; securityCode is ignored.',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    securityCode: z.optional(z.nullable(z.string())),
    email: Email,
  }),
  response: Confirmation,
})
export const reactivate = endpoint({
  method: 'POST',
  path: '/api/User/re-active',
  access: 'guest',
  summary: 'Takes up an unfinished registration; the same answer for unknown accounts.',
  body: z.object({ Email, Password }),
  response: Registered,
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
  summary: 'The caller’s address book, the default first.',
  response: envelope(z.array(UserAddress)),
})
export const getAddress = endpoint({
  method: 'GET',
  path: '/api/UserAddress/userAddresses/{id}',
  access: 'user',
  summary: 'One of the caller’s addresses.',
  params: addressById,
  response: envelope(UserAddress),
})
export const addAddress = endpoint({
  method: 'POST',
  path: '/api/UserAddress',
  access: 'user',
  extension: true,
  summary: 'Adds an address.',
  body: AddressBody,
  response: envelope(UserAddress),
})
export const changeAddress = endpoint({
  method: 'PATCH',
  path: '/api/UserAddress/userAddresses/{id}',
  access: 'user',
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
  extension: true,
  summary: 'Removes an address.',
  params: addressById,
  response: Confirmation,
})
