import type { HandlersOf } from '@/backend/context'
import {
  addAddress,
  changeAddress,
  getAddress,
  listAddresses,
  removeAddress,
} from '@/backend/handlers/user-addresses'
import { userApp } from '@/backend/handlers/user-app'
import { userOrderCalls } from '@/backend/handlers/user-orders'
import {
  changePassword,
  changePasswordWithCode,
  sendSecurityCode,
  validateSecurityCode,
} from '@/backend/handlers/user-password'
import { getUserAffiliate, saveSettings, updateUser } from '@/backend/handlers/user-profile'
import {
  activateAccount,
  reactivate,
  registerClient,
  registerStudent,
  registerTeacher,
  resendCode,
} from '@/backend/handlers/user-registration'

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
