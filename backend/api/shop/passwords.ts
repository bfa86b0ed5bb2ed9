import { authTexts, changePassword as change } from '@/backend/modules/auth'
import type { Handler } from '@/backend/platform/context'
import {
  checkResetCode,
  mailResetCode,
  resetPassword,
} from '@/backend/workflows/prove-mailbox/reset-password'
import type * as calls from '@/contract/shop/passwords'

export const sendSecurityCode: Handler<typeof calls.sendSecurityCode> = async (
  { body },
  context,
) => {
  await mailResetCode(context, body.Email)
  return { successMessage: authTexts.securityCodeSent }
}

export const validateSecurityCode: Handler<typeof calls.validateSecurityCode> = async (
  { body },
  context,
) => {
  const code = await checkResetCode(context, body.Email, body.SecurityCode)
  return code
    ? { isSuccess: true, successMessage: authTexts.securityCodeRight }
    : { isSuccess: false, errorMessage: authTexts.securityCodeWrong }
}

export const changePasswordWithCode: Handler<typeof calls.changePasswordWithCode> = async (
  { body },
  context,
) => {
  const { Email: email, SecurityCode: securityCode, NewPassword: newPassword } = body
  await resetPassword(context, { email, securityCode, newPassword })
  return { successMessage: authTexts.passwordChanged }
}

export const changePassword: Handler<typeof calls.changePassword> = async ({ body }, context) => ({
  data: await change(context, body.Password, body.NewPassword),
  successMessage: authTexts.passwordChanged,
})
