export { createNoticeAnnouncer } from '@/backend/modules/settings/announce-notices'
export {
  connectionFields,
  connectionProblem,
  keyOf,
  openConnection,
  sealConnection,
  transferFeeds,
  type Values,
} from '@/backend/modules/settings/connections'
export { type EmailShop, emailShop } from '@/backend/modules/settings/email-shop'
export { beginClosed, OPENING } from '@/backend/modules/settings/opening'
export { sendTestMail } from '@/backend/modules/settings/send-test-mail'
export {
  fillShopPlaceholders,
  fillShopPlaceholdersInHtml,
} from '@/backend/modules/settings/shop-placeholders'
export {
  type AccountPorts,
  accountSource,
  createShopSettings,
  type InitialSettings,
} from '@/backend/modules/settings/shop-settings'
export {
  checkVersion,
  findChange,
  findStored,
  HOME,
  listStored,
  lockStored,
  replaceStored,
  shopSettingsOf,
  writeStored,
} from '@/backend/modules/settings/stored-settings'
export { settingsTexts } from '@/backend/modules/settings/texts'
