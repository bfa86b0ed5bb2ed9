import { z } from 'zod/mini'
import { plainCode } from '@/contract/comparable'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, Id, line, PlainDate, personName } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Phone } from '@/contract/phone'
import { Email, NewPassword, Password } from '@/contract/shop/auth'

export const Name = personName(messages.nameRequired)
/** @example 100004 */
const WardId = z.nullable(Id)
export const Gender = z.union([z.literal(1), z.literal(2)])
/** A calendar day that exists, not in the future; no other bound. @example "1990-01-01" */
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
  /** @example 100004 */
  WardId: z._default(z.optional(WardId), null),
}
const registration = {
  Email,
  Phone,
  Name,
  /** @example "mat-khau-mau" */
  Password: NewPassword,
  ...place,
  IsStudent: z.optional(z.boolean()),
  Gender: z._default(z.optional(Gender), 1),
  /** @example "1990-01-01" */
  Birthday: z._default(z.optional(Birthday), '1990-01-01'),
}
export const RegisterBody = z.object(registration)
export const RegisterTeacherBody = z.object({
  ...registration,
  WorkPlace: line(200, messages.workPlaceRequired),
})

export const SecurityCode = z.pipe(
  z.pipe(
    z.string(messages.securityCodeLength).check(z.maxLength(100, messages.securityCodeLength)),
    z.transform(plainCode),
  ),
  z.string().check(z.length(6, messages.securityCodeLength)),
)
const ActivationCode = z.pipe(
  z.pipe(
    z.string(messages.activationCodeRequired).check(z.maxLength(100, messages.activationCodeWrong)),
    z.transform(plainCode),
  ),
  z
    .string()
    .check(
      z.minLength(1, messages.activationCodeRequired),
      z.maxLength(12, messages.activationCodeWrong),
    ),
)

export const ActivationBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  /** @example "123456" */
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

const Registered = z.object({
  data: z.object({
    userId: z.optional(Id),
    token: z.optional(z.string()),
    /** @example "mot-chuoi-dung-mot-lan" */
    registrationToken: z.optional(z.string()),
  }),
  successMessage: z.optional(z.string()),
})

export const registerStudent = endpoint({
  method: 'POST',
  path: '/api/User/Register-student',
  access: 'guest',
  budget: { cost: 'hash', limits: 'registrations' },
  summary: 'Registers a student; returns the userId and the token that UpdateUser needs.',
  body: RegisterBody,
  response: Registered,
})
export const registerTeacher = endpoint({
  method: 'POST',
  path: '/api/User/Register-teacher',
  access: 'guest',
  budget: { cost: 'hash', limits: 'registrations' },
  summary: 'Registers a teacher; returns the activation token and mails a code.',
  body: RegisterTeacherBody,
  response: Registered,
})
export const registerClient = endpoint({
  method: 'POST',
  path: '/api/User/Register-client',
  access: 'guest',
  budget: { cost: 'hash', limits: 'registrations' },
  summary: 'Registers a customer who is neither student nor teacher.',
  body: RegisterBody,
  response: Registered,
})
/** With what the registration was begun with, for whoever goes on with it later or elsewhere. */
const Activated = z.extend(Registered, {
  data: z.extend(Registered.shape.data, {
    name: z.optional(z.string()),
    phone: z.optional(z.string()),
  }),
})

export const activateAccount = endpoint({
  method: 'POST',
  path: '/api/User/ActiveAccount',
  access: 'guest',
  budget: { cost: 'write', limits: 'mailedCodes' },
  summary: 'Activates a registration with the mailed code.',
  body: ActivationBody,
  response: Activated,
})
export const resendCode = endpoint({
  method: 'POST',
  path: '/api/User/ResendCode',
  access: 'guest',
  budget: { cost: 'write', limits: 'codeMails' },
  summary: 'Mails a new activation code; securityCode is ignored.',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    /** @example "123456" */
    securityCode: z.optional(z.nullable(z.string())),
    email: Email,
  }),
  response: Confirmation,
})
export const reactivate = endpoint({
  method: 'POST',
  path: '/api/User/re-active',
  access: 'guest',
  budget: { cost: 'hash', limits: 'passwords' },
  summary: 'Takes up an unfinished registration; the same answer for unknown accounts.',
  body: z.object({ Email, Password }),
  response: Registered,
})

export const sendEmailProof = endpoint({
  method: 'POST',
  path: '/api/User/SendEmailProof',
  access: 'user',
  budget: { cost: 'write', limits: 'codeMails' },
  extension: true,
  summary: 'Mails the signed-in person a code that proves the mailbox of the account.',
  response: Confirmation,
})
export const proveEmail = endpoint({
  method: 'POST',
  path: '/api/User/ProveEmail',
  access: 'user',
  budget: { cost: 'write', limits: 'mailedCodes' },
  extension: true,
  summary: 'Proves the mailbox of the account with the mailed code; other sessions end.',
  body: z.object({ SecurityCode }),
  response: Confirmation,
})
