import type { HandlersOf } from '@/backend/context'
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
import {
  login,
  logout,
  refreshSession,
  socialLoginFacebook,
  socialLoginGoogle,
} from '@/backend/modules/auth/sign-in-routes'

export const authRoutes: HandlersOf<'auth'> = {
  activateAccount,
  changePassword,
  changePasswordWithCode,
  login,
  logout,
  reactivate,
  refreshSession,
  registerClient,
  registerStudent,
  registerTeacher,
  resendCode,
  sendSecurityCode,
  socialLoginFacebook,
  socialLoginGoogle,
  validateSecurityCode,
}
