import {
  changePassword,
  changePasswordWithCode,
  sendSecurityCode,
  validateSecurityCode,
} from '@/backend/api/shop/passwords'
import {
  activateAccount,
  proveEmail,
  reactivate,
  registerClient,
  registerStudent,
  registerTeacher,
  resendCode,
  sendEmailProof,
} from '@/backend/api/shop/registration'
import {
  getChallenge,
  login,
  logout,
  refreshSession,
  socialLoginFacebook,
  socialLoginGoogle,
} from '@/backend/api/shop/sign-in'
import type { HandlersOf } from '@/backend/platform/context'

export const authRoutes: HandlersOf<'auth'> = {
  activateAccount,
  changePassword,
  changePasswordWithCode,
  getChallenge,
  login,
  logout,
  proveEmail,
  reactivate,
  refreshSession,
  registerClient,
  registerStudent,
  registerTeacher,
  resendCode,
  sendEmailProof,
  sendSecurityCode,
  socialLoginFacebook,
  socialLoginGoogle,
  validateSecurityCode,
}
