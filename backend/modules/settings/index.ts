export { createNoticeAnnouncer } from '@/backend/modules/settings/announce-notices'
export { type EmailShop, emailShop } from '@/backend/modules/settings/email-shop'
export { beginClosed, OPENING } from '@/backend/modules/settings/opening'
export { sendTestMail } from '@/backend/modules/settings/send-test-mail'
export {
  fillShopPlaceholders,
  fillShopPlaceholdersInHtml,
} from '@/backend/modules/settings/shop-placeholders'
export {
  type AccountPorts,
  createShopSettings,
  type InitialSettings,
} from '@/backend/modules/settings/shop-settings'
export {
  accountProblem,
  keyOf,
  officeFields,
  openAccount,
  type StoredAccount,
  sealAccount,
} from '@/backend/modules/settings/stored-accounts'
export {
  carrierChoiceOf,
  checkVersion,
  findChange,
  findStored,
  HOME,
  listStored,
  lockStored,
  replaceStored,
  SHIPPING,
  shopSettingsOf,
  writeStored,
} from '@/backend/modules/settings/stored-settings'
export { settingsTexts } from '@/backend/modules/settings/texts'
