export { announceSessionEnd } from '@/backend/modules/auth/announce-session-end'
export { attachedToAccount } from '@/backend/modules/auth/attached-to-account'
export { changePassword } from '@/backend/modules/auth/change-password'
export { inConstantTime } from '@/backend/modules/auth/constant-time'
export { authEmails } from '@/backend/modules/auth/emails'
export { createIdentify } from '@/backend/modules/auth/identify'
export { addIdentity, findIdentity } from '@/backend/modules/auth/identity-queries'
export {
  checkEmailedCode,
  checkRegistrationCode,
  emailCode,
  emailCodeAgain,
} from '@/backend/modules/auth/mailed-codes'
export { mobilePath } from '@/backend/modules/auth/mobile/mobile-path'
export {
  addSessionCode,
  findCodeOwner,
  spendSessionCode,
} from '@/backend/modules/auth/mobile/session-code-queries'
export { mobileTexts } from '@/backend/modules/auth/mobile/texts'
export { IDLE_MINUTES } from '@/backend/modules/auth/office-state'
export {
  consumeCode,
  findOpenRegistration,
  findRegistration,
  type OpenCode,
} from '@/backend/modules/auth/one-time-code-queries'
export { hashPassword, verifyPassword } from '@/backend/modules/auth/password'
export { inPasswordQueue } from '@/backend/modules/auth/password-queue'
export { profileOf } from '@/backend/modules/auth/profile-mapper'
export {
  issueRegistrationToken,
  redeemRegistrationToken,
} from '@/backend/modules/auth/registration-token'
export { renewSession } from '@/backend/modules/auth/renew-session'
export {
  confirmSecret,
  countRecoveryCodes,
  drawSecret,
  findSecondFactor,
  removeSecondFactor,
  spendCode,
} from '@/backend/modules/auth/second-factor'
export {
  endOtherSessions,
  endSessions,
  type OfficeDates,
  setOfficeDates,
} from '@/backend/modules/auth/session-queries'
export { sessionTopic } from '@/backend/modules/auth/session-topic'
export { setPassword } from '@/backend/modules/auth/set-password'
export { signIn } from '@/backend/modules/auth/sign-in'
export { signInWithPassword } from '@/backend/modules/auth/sign-in-with-password'
export { signOut } from '@/backend/modules/auth/sign-out'
export { drawToken, hashToken } from '@/backend/modules/auth/single-use-token'
export type { SocialPerson } from '@/backend/modules/auth/social-providers'
export {
  findStaffAccount,
  listStaffAccounts,
  lockAdmins,
} from '@/backend/modules/auth/staff-account-queries'
export { authTexts } from '@/backend/modules/auth/texts'
export {
  beforeCode,
  beforeCodeMail,
  beforePassword,
  beforeRegistration,
  beforeSecondFactor,
  beforeSessionCode,
  beforeSocial,
  countCodeMail,
  forgetTriesOf,
  forgetWrongPasswords,
  hasToWait,
} from '@/backend/modules/auth/throttles'
