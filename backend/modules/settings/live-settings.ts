import type { Config } from '@/backend/config'
import type { Services } from '@/backend/context'
import {
  listStored,
  type StoredSetting,
  shopSettingsOf,
} from '@/backend/modules/settings/stored-settings'
import { setShopName } from '@/backend/platform/shop-name'

/** The environment's configuration with the office's settings in place of what they name. */
export function withShopSettings(base: Config, stored: readonly StoredSetting[]) {
  const { warehouseCity = base.warehouseCity, ...facts } = shopSettingsOf(stored)
  const given = [...new Set([...base.shop.given, ...Object.keys(facts)])]
  return { warehouseCity, shop: { ...base.shop, ...facts, given } }
}

/**
 * Keeps the configuration that the whole process reads at what the office has set: one object, written over. To be called at the
 * start, after a change, and every second for what other processes changed.
 */
export function createSettingsReader({ db, config }: Pick<Services, 'db' | 'config'>) {
  const base = { ...config }
  return async () => {
    Object.assign(config, withShopSettings(base, await listStored(db)))
    setShopName(config.shop.name)
  }
}
