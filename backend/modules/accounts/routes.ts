import type { HandlersOf } from '@/backend/context'
import {
  addAddress,
  changeAddress,
  getAddress,
  listAddresses,
  removeAddress,
} from '@/backend/modules/accounts/address-routes'
import { userApp } from '@/backend/modules/accounts/initial-state-routes'
import {
  getUserAffiliate,
  saveSettings,
  updateUser,
} from '@/backend/modules/accounts/profile-routes'
import {
  changePassword,
  changePasswordWithCode,
  sendSecurityCode,
  validateSecurityCode,
} from '@/backend/modules/auth/password-routes'
import {
  activateAccount,
  reactivate,
  registerClient,
  registerStudent,
  registerTeacher,
  resendCode,
} from '@/backend/modules/auth/registration-routes'
import { userOrderCalls } from '@/backend/modules/orders/account-order-routes'

export const user: HandlersOf<'user'> = {
  activateAccount,
  addAddress,
  changeAddress,
  changePassword,
  changePasswordWithCode,
  getAddress,
  getUserAffiliate,
  getUserApp: userApp,
  listAddresses,
  reactivate,
  registerClient,
  registerStudent,
  registerTeacher,
  removeAddress,
  resendCode,
  saveSettings,
  sendSecurityCode,
  updateUser,
  validateSecurityCode,
  ...userOrderCalls,
}
