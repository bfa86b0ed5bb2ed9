export { attachedToAccount } from '@/backend/modules/privacy/attached-to-account'
export { checkOwnPassword } from '@/backend/modules/privacy/check-own-password'
export { isStopped, lastWord } from '@/backend/modules/privacy/child-word'
export {
  addConsent,
  listConsents,
  listSubscribers,
} from '@/backend/modules/privacy/consent-queries'
export { dayText } from '@/backend/modules/privacy/day-text'
export { guardianEmails, privacyEmails } from '@/backend/modules/privacy/emails'
export {
  addInvitation,
  answer,
  endGuardian,
  findGuardian,
  findInvitation,
  type GuardianRow,
  guardianDto,
  listChildren,
} from '@/backend/modules/privacy/guardian-queries'
export { addLink, findLink } from '@/backend/modules/privacy/link-queries'
export {
  addRequest,
  askOnce,
  cancelOpenErasure,
  findExport,
  finishRequest,
  GRACE_DAYS,
  hasOpenRequest,
  inDays,
  isCancelled,
  listDueRequests,
  listRequests,
  postponeRequest,
  type Requester,
  type RequestRow,
  refuseOpenRequest,
  requestDto,
  takeOverExports,
} from '@/backend/modules/privacy/request-queries'
export { privacyTexts } from '@/backend/modules/privacy/texts'
