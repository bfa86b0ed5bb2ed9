import type { DeliveryTerms } from '@/contract/shop/shipping'
import { formatMoney } from '@/lib/format/money'
import { shipping } from '@/lib/messages/shipping'

const texts = shipping.promise

/** Delivery terms by part of the country; null when the upstream does not publish them. */
export type Terms = { mainland: DeliveryTerms; islands: DeliveryTerms } | null

const sentence = (parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null).join(', ')

const isSame = (one: DeliveryTerms, other: DeliveryTerms) =>
  one.days === other.days && one.freeFrom === other.freeFrom

const feeText = ({ feeFrom }: DeliveryTerms) =>
  feeFrom === null ? texts.feeByCarrier : texts.feeFrom(formatMoney(feeFrom))

/** What is promised beside a book, before an address is known: the exception is always named with the rule. */
export function deliveryPromise(terms: Terms): string {
  if (!terms) return texts.general
  const { mainland, islands } = terms
  const rule = sentence([
    mainland.days ? texts.days(mainland.days) : texts.general,
    mainland.freeFrom === null ? null : texts.freeFrom(formatMoney(mainland.freeFrom)),
  ])
  if (isSame(mainland, islands)) return rule
  const exception = sentence([
    islands.days && texts.islandDays(islands.days),
    islands.freeFrom === null ? feeText(islands) : texts.freeFrom(formatMoney(islands.freeFrom)),
  ])
  return `${rule}. ${texts.islands(exception)}`
}
