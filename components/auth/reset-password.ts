import type { NewPasswordValues } from '@/components/auth/new-password-schema'
import { messages } from '@/contract/messages'
import { changePasswordWithCode, validateSecurityCode } from '@/contract/shop/passwords'
import { callWithChallenge } from '@/lib/api/call-with-challenge'
import { UpstreamError } from '@/lib/api/upstream-error'

/** Checks the code before it sets the password; returns the server's message. Throws UpstreamError. */
export async function resetPassword(
  Email: string,
  { SecurityCode, NewPassword }: Pick<NewPasswordValues, 'SecurityCode' | 'NewPassword'>,
): Promise<string | undefined> {
  const known = await callWithChallenge(validateSecurityCode, { body: { Email, SecurityCode } })
  if (!known.isSuccess) {
    throw new UpstreamError(400, known.errorMessage ?? messages.badInput, validateSecurityCode.path)
  }
  const { successMessage } = await callWithChallenge(changePasswordWithCode, {
    body: { Email, SecurityCode, NewPassword },
  })
  return successMessage
}
