import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation } from '@/contract/fields'
import { Email, NewPassword, Password, tokens } from '@/contract/shop/auth'
import { SecurityCode } from '@/contract/shop/registration'

export const sendSecurityCode = endpoint({
  method: 'POST',
  path: '/api/User/SendSecurityCode',
  access: 'public',
  budget: { cost: 'write', limits: 'codeMails' },
  summary: 'Mails a code for a new password; the same answer for unknown e-mails.',
  body: z.object({ Email }),
  response: Confirmation,
})
export const validateSecurityCode = endpoint({
  method: 'POST',
  path: '/api/User/ValidateSecurityCode',
  access: 'public',
  budget: { cost: 'write', limits: 'mailedCodes' },
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
  budget: { cost: 'hash', limits: 'mailedCodes' },
  summary: 'Sets a new password with a mailed code and ends every older session.',
  body: z.object({ Email, SecurityCode, NewPassword }),
  response: Confirmation,
})
export const changePassword = endpoint({
  method: 'PATCH',
  path: '/api/User/ChangePassword',
  access: 'user',
  budget: { cost: 'hash', limits: 'passwords' },
  extension: true,
  summary: 'Sets a new password with the current one and ends every other session.',
  body: z.object({ Password, NewPassword }),
  response: z.object({
    data: z.optional(z.object(tokens)),
    successMessage: z.optional(z.string()),
  }),
})
