import { z } from 'zod'
import { defaultShop } from '@/contract/shop-defaults'
import type { ShopNotice } from '@/contract/staff/settings'

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
  SHOP_LOGO_URL: text,
}
type Values = { [N in keyof typeof shopVariables]?: string | undefined }

export type ShopFacts = {
  name: string
  company: string
  address: string
  warehouse: string
  hotlines: string[]
  email: string
  taxCode: string
  registration: string
  logoUrl: string | null
  narrowLogoUrl: string | null
  iconUrl: string | null
  theme: string
  notices: ShopNotice[]
  /** Which of these somebody has named; the others are made up. */
  given: string[]
}

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
  }
  const given = Object.entries(named).filter((entry) => entry[1] !== undefined)
  return {
    ...defaultShop,
    hotlines: [...defaultShop.hotlines],
    ...Object.fromEntries(given),
    logoUrl: values.SHOP_LOGO_URL ?? null,
    narrowLogoUrl: null,
    iconUrl: null,
    theme: 'light5',
    notices: [],
    given: given.map(([name]) => name),
  }
}
