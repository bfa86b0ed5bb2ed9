import type { Endpoint } from '@/contract/endpoint'
import { getUserApp, updateUser } from '@/contract/shop/accounts'
import { login, logout } from '@/contract/shop/auth'
import {
  changePassword,
  changePasswordWithCode,
  sendSecurityCode,
  validateSecurityCode,
} from '@/contract/shop/passwords'
import {
  activateAccount,
  proveEmail,
  reactivate,
  registerClient,
  registerStudent,
  registerTeacher,
  resendCode,
  sendEmailProof,
} from '@/contract/shop/registration'
import {
  refreshSession,
  socialLoginFacebook,
  socialLoginGoogle,
} from '@/contract/shop/session-tokens'
import { getShop } from '@/contract/shop/settings'
import { staffInvitations } from '@/contract/staff/invitations'

/** Says of a refusal that the shop is not open, rather than away. */
export const CLOSED_HEADER = 'x-shop-closed'

/** Answered to anybody before the shop has opened: who it is, and how to sign in. Everything else is for its staff. */
const alwaysAnswered: readonly Endpoint[] = [
  ...[getShop, getUserApp, updateUser],
  ...[login, logout, refreshSession, socialLoginFacebook, socialLoginGoogle],
  ...[registerClient, registerStudent, registerTeacher, activateAccount, reactivate, resendCode],
  ...[sendSecurityCode, validateSecurityCode, changePassword, changePasswordWithCode],
  ...[sendEmailProof, proveEmail, staffInvitations.readByLink, staffInvitations.accept],
]

export const isAnsweredWhileClosed = (endpoint: Endpoint) =>
  endpoint.access === 'staff' || alwaysAnswered.includes(endpoint)
