import { z } from 'zod/mini'
import { comparable } from '@/contract/comparable'
import { endpoint } from '@/contract/endpoint'
import { Instant } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { staffRoles } from '@/contract/staff/roles'

const PASSWORD_MOST = 128

/** ASCII only, so that no look-alike letter opens somebody else's account. */
export const Email = z.pipe(
  z.pipe(
    z.string(messages.emailRequired),
    z.transform((text) => comparable(text).toLowerCase()),
  ),
  z
    .string()
    .check(
      z.minLength(1, messages.emailRequired),
      z.maxLength(254, messages.emailFormat),
      z.regex(
        /^(?:[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8})?$/,
        messages.emailFormat,
      ),
    ),
)
/** A password as typed at sign-in: any length up to 128 characters. @example "mat-khau-mau" */
export const Password = z
  .string(messages.passwordRequired)
  .check(
    z.minLength(1, messages.passwordRequired),
    z.maxLength(PASSWORD_MOST, messages.passwordLong),
  )
/** A password being chosen: at least 8 characters, counted as a reader would. @example "mat-khau-mau" */
export const NewPassword = z.string(messages.passwordRequired).check(
  z.minLength(1, messages.passwordRequired),
  z.maxLength(PASSWORD_MOST, messages.passwordLong),
  z.refine((text) => text === '' || [...text].length >= 8, messages.passwordShort),
)

/** What a session may be; a guest is none of them. One of the staff has `staff` and the roles of their work. */
export const roles = ['user', 'staff', 'admin', ...staffRoles] as const
export type Role = (typeof roles)[number]

export const SessionUser = z.object({
  userId: z.int(),
  /** @example ["user"] */
  role: z.array(z.enum(roles)),
  displayName: z.string(),
  photoURL: z.nullish(z.string()),
  email: z.string(),
  shortcuts: z.array(z.string()),
  settings: z.record(z.string(), z.unknown()),
})
export type SessionUser = z.output<typeof SessionUser>

/** Where tokens are short-lived, `refreshToken` buys the next ones until `refreshExpires`. */
export const tokens = {
  token: z.string(),
  expires: Instant,
  refreshToken: z.optional(z.string()),
  refreshExpires: z.optional(Instant),
}

/** `token` never travels past the storefront's server. `expires` is an instant; the earlier of it and the token's `exp` counts. */
export const SignedIn = z.object({
  ...tokens,
  data: SessionUser,
  successMessage: z.optional(z.string()),
})
export type SignedIn = z.output<typeof SignedIn>

export const LoginBody = z.object({ Email, Password, remember: z.optional(z.boolean()) })

export const login = endpoint({
  method: 'POST',
  path: '/api/Authentication/Login',
  access: 'public',
  budget: { cost: 'hash', limits: 'passwords' },
  summary:
    'Signs in with e-mail and password; one refusal text for an unknown e-mail and a wrong password.',
  body: LoginBody,
  response: SignedIn,
})
export const logout = endpoint({
  method: 'POST',
  path: '/api/Authentication/Logout',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Revokes the session of the token.',
  response: z.object({ data: z.optional(z.null()), successMessage: z.optional(z.string()) }),
})
