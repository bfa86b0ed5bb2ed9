import { z } from 'zod'
import type { ShopFacts } from '@/backend/platform/settings'
import { defaultShop } from '@/contract/shop-defaults'
import { NotificationUrl, ZaloUrl } from '@/contract/shop-links'

const text = z.string().min(1).optional()

/** The shop's own facts, as long as the office has not set others. */
export const shopVariables = {
  SHOP_NAME: text,
  SHOP_COMPANY: text,
  SHOP_ADDRESS: text,
  SHOP_WAREHOUSE: text,
  SHOP_HOTLINES: text,
  SHOP_EMAIL: text,
  SHOP_TAX_CODE: text,
  SHOP_REGISTRATION: text,
  SHOP_ZALO: z.string().pipe(ZaloUrl).optional(),
  SHOP_NOTIFICATION_URL: z.string().pipe(NotificationUrl).optional(),
  SHOP_LOGO_URL: text,
}
type Values = { [N in keyof typeof shopVariables]?: string | undefined }

const listOf = (numbers: string | undefined) =>
  numbers
    ?.split(/[,;]/)
    .map((number) => number.trim())
    .filter(Boolean) ?? []

export function shopOf(values: Values): ShopFacts {
  const hotlines = listOf(values.SHOP_HOTLINES)
  const named = {
    name: values.SHOP_NAME,
    company: values.SHOP_COMPANY,
    address: values.SHOP_ADDRESS,
    warehouse: values.SHOP_WAREHOUSE,
    hotlines: hotlines.length > 0 ? hotlines : undefined,
    email: values.SHOP_EMAIL,
    taxCode: values.SHOP_TAX_CODE,
    registration: values.SHOP_REGISTRATION,
    zaloUrl: values.SHOP_ZALO,
    notificationUrl: values.SHOP_NOTIFICATION_URL,
  }
  const given = Object.entries(named).filter((entry) => entry[1] !== undefined)
  return {
    ...defaultShop,
    hotlines: [...defaultShop.hotlines],
    openHours: [...defaultShop.openHours],
    closedDays: [...defaultShop.closedDays],
    ...Object.fromEntries(given),
    logoUrl: values.SHOP_LOGO_URL ?? null,
    narrowLogoUrl: null,
    iconUrl: null,
    theme: 'light5',
    notices: [],
    given: given.map(([name]) => name),
  }
}
