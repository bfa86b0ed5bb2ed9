import { shopName } from '@/backend/platform/shop-name'

/** The text of an e-mail: greeting, lines, the shop's name. */
export const emailBody = (name: string, ...lines: readonly string[]) =>
  [`Chào ${name},`, '', ...lines, '', shopName()].join('\n')
