import { z } from 'zod/mini'
import { changePasswordWithCode } from '@/contract/shop/passwords'
import { Confirmation, confirms } from '@/lib/accounts/confirm-password'

const { SecurityCode, NewPassword } = changePasswordWithCode.body.shape

/** A mailed code and the new password. */
export const newPasswordSchema = z
  .object({ SecurityCode, NewPassword, Confirmation })
  .check(confirms('NewPassword'))

export type NewPasswordValues = z.input<typeof newPasswordSchema>

export const emptyNewPassword: NewPasswordValues = {
  SecurityCode: '',
  NewPassword: '',
  Confirmation: '',
}
