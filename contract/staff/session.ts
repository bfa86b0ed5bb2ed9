import { z } from 'zod/mini'
import { plainCode } from '@/contract/comparable'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, envelope } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Password, roles } from '@/contract/shop/auth'
import { may } from '@/contract/staff/permissions'

/** Why the office is closed to a session: `enrol` a second factor first, or show the `code` or the `password` again. */
export const officeLocks = ['enrol', 'code', 'password'] as const
export type OfficeLock = (typeof officeLocks)[number]

/** Six digits of an authenticator, or one of the recovery codes. */
const Code = z.pipe(
  z.pipe(z.string(messages.badInput).check(z.maxLength(100)), z.transform(plainCode)),
  z.string().check(z.regex(/^(?:\d{6}|[0-9a-z]{5}-?[0-9a-z]{5})$/i, messages.badInput)),
)

const Proof = z.object({ password: z.optional(Password), code: z.optional(Code) })

const StaffSession = z.object({
  userId: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  lock: z.nullable(z.enum(officeLocks)),
  hasSecondFactor: z.boolean(),
  /** The shop lets nobody in without one. */
  isSecondFactorRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Minutes without a call after which the office closes. */
  idleMinutes: z.int(),
})
export type StaffSession = z.output<typeof StaffSession>

const common = {
  access: 'staff',
  roles: may('office'),
  extension: true,
  /** Answered before the office is open. */
  opens: true,
} as const

export const getStaffSession = endpoint({
  ...common,
  method: 'GET',
  path: '/api/staff/session',
  budget: { cost: 'read' },
  summary: 'Who works in the office, in which roles, and whether it is open to this session.',
  response: envelope(StaffSession),
})
export const unlockOffice = endpoint({
  ...common,
  method: 'POST',
  path: '/api/staff/session/unlock',
  budget: { cost: 'hash' },
  summary: 'Opens the office to this session, or confirms a dangerous step, with code or password.',
  body: Proof,
  response: envelope(StaffSession),
})
export const beginSecondFactor = endpoint({
  ...common,
  method: 'POST',
  path: '/api/staff/session/second-factor',
  budget: { cost: 'hash' },
  summary: 'Draws the secret of a new authenticator; it counts once a code of it has come back.',
  body: Proof,
  response: envelope(
    z.object({
      secret: z.string(),
      address: z.string(),
      /** The address as the rows of a QR code, `1` for dark. */
      qr: z.array(z.string()),
    }),
  ),
})
export const confirmSecondFactor = endpoint({
  ...common,
  method: 'POST',
  path: '/api/staff/session/second-factor/confirm',
  budget: { cost: 'hash' },
  summary: 'Makes the new authenticator count; answers ten recovery codes, this once.',
  body: z.object({ code: Code }),
  response: envelope(z.object({ recoveryCodes: z.array(z.string()) })),
})
export const lockOffice = endpoint({
  ...common,
  method: 'POST',
  path: '/api/staff/session/lock',
  budget: { cost: 'write' },
  summary: 'Closes the office to this session.',
  response: Confirmation,
})
