import type { Services } from '@/backend/platform/context'

/** What e-mails say of the shop: its name, and where their links lead. */
export type EmailShop = { name: string; publicUrl: string }

/** The shop as e-mails name it, by the settings that hold now. */
export const emailShop = ({
  config,
  settings,
}: Pick<Services, 'config' | 'settings'>): EmailShop => ({
  name: settings.current().shop.name,
  publicUrl: config.publicUrl,
})
