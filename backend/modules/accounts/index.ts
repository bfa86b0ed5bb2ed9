export {
  ACTIVE,
  type Account,
  AWAITING,
  addAccount,
  BLOCKED,
  changeAccount,
  findAccount,
  findAccountByEmail,
  findAccountEmail,
  findAccountWithPlace,
  lockAccount,
  mayBeNotified,
  mergeSettings,
  raiseTokenVersion,
  roleColumns,
  rolesOf,
} from '@/backend/modules/accounts/account-queries'
export {
  type AddressRow,
  addAddressRow,
  changeAddressRow,
  countAddresses,
  findAddressRow,
  listAddressRows,
  lockAddressBook,
  makeDefault,
  removeAddressRow,
} from '@/backend/modules/accounts/address-queries'
export { ageOn, isChild } from '@/backend/modules/accounts/age'
export { accountProfile, attachedToAccount } from '@/backend/modules/accounts/attached-to-account'
export { accountHolder, type Holder, holderKey } from '@/backend/modules/accounts/holder'
export {
  addInvitation,
  changeInvitation,
  endWaiting,
  findOpenInvitation,
  type InvitationRow,
  invitationDto,
  listInvitations,
} from '@/backend/modules/accounts/staff-invitation-queries'
export { accountTexts } from '@/backend/modules/accounts/texts'
