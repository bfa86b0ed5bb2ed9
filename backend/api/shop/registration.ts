import { authTexts } from '@/backend/modules/auth'
import type { Handler } from '@/backend/platform/context'
import {
  activateAccount as activate,
  resendActivationCode,
  restartActivation,
} from '@/backend/workflows/prove-mailbox/activate-account'
import { mailProofCode, proveOwnEmail } from '@/backend/workflows/prove-mailbox/prove-own-email'
import { registerAccount } from '@/backend/workflows/prove-mailbox/register-account'
import type * as calls from '@/contract/shop/registration'

export const registerStudent: Handler<typeof calls.registerStudent> = ({ body }, context) =>
  registerAccount(context, body, 'student')
export const registerTeacher: Handler<typeof calls.registerTeacher> = ({ body }, context) =>
  registerAccount(context, body, 'teacher')
export const registerClient: Handler<typeof calls.registerClient> = ({ body }, context) =>
  registerAccount(context, body, 'client')

export const activateAccount: Handler<typeof calls.activateAccount> = async (
  { body },
  context,
) => ({ data: await activate(context, body), successMessage: authTexts.activated })

export const resendCode: Handler<typeof calls.resendCode> = async ({ body }, context) => {
  await resendActivationCode(context, body)
  return { successMessage: authTexts.codeSentAgain }
}

export const reactivate: Handler<typeof calls.reactivate> = async ({ body }, context) => {
  const token = await restartActivation(context, { email: body.Email, password: body.Password })
  return { data: { token }, successMessage: authTexts.reactivation }
}

export const sendEmailProof: Handler<typeof calls.sendEmailProof> = async (_, context) => {
  await mailProofCode(context)
  return { successMessage: authTexts.proofCodeSent }
}

export const proveEmail: Handler<typeof calls.proveEmail> = async ({ body }, context) => {
  await proveOwnEmail(context, body.SecurityCode)
  return { successMessage: authTexts.emailProven }
}
