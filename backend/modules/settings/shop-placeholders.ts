import { escaped } from '@/backend/platform/html/escaped'
import type { ShopFacts } from '@/backend/platform/settings'

/** `{{shop.name}}` in a text of the shop. */
const MARK = /\{\{shop\.(name|company|address|warehouse|hotline|email|taxCode)\}\}/g

type Fact = 'name' | 'company' | 'address' | 'warehouse' | 'hotline' | 'email' | 'taxCode'

const factOf = (shop: ShopFacts, name: Fact) =>
  name === 'hotline' ? (shop.hotlines[0] ?? '') : shop[name]

/** Writes the shop's facts in place of their marks in a plain text. */
export const fillShopPlaceholders = (text: string, shop: ShopFacts) =>
  text.replace(MARK, (_, name: Fact) => factOf(shop, name))

/** The same in HTML. */
export const fillShopPlaceholdersInHtml = (html: string, shop: ShopFacts) =>
  html.replace(MARK, (_, name: Fact) => escaped(factOf(shop, name)))
