import { deliveryTerms } from '@/backend/modules/shipping/delivery-terms'
import {
  daysOf,
  feeOf,
  type ShippingRates,
  type Zone,
} from '@/backend/modules/shipping/shipping-fee'
import { shippingTexts } from '@/backend/modules/shipping/texts'
import { formatMoney } from '@/backend/platform/format-money'

const zones: readonly Zone[] = [1, 2, 3, 4]

/** `{{delivery.zone3.fee}}`, or with grams `{{delivery.zone3.fee.1200}}`. */
const MARK = /\{\{delivery\.([a-z0-9.]+)\}\}/gi

const money = (amount: number | null) =>
  amount === null ? shippingTexts.none : formatMoney(amount)
const grams = (weight: number) => `${weight.toLocaleString('vi-VN')} g`
const daysText = (days: string | null) => (days ? shippingTexts.days(days) : shippingTexts.none)

function namedFacts(rates: ShippingRates, isByCarrier: boolean): Map<string, string> {
  const { mainland } = deliveryTerms(rates)
  return new Map([
    ['basis', isByCarrier ? shippingTexts.byCarrier : shippingTexts.byTable],
    ['freeFrom', money(mainland.freeFrom)],
    ['lowestFee', money(Math.min(...zones.map((zone) => rates[zone].baseFee)))],
    ['highestFee', money(Math.max(...zones.map((zone) => rates[zone].baseFee)))],
    ...zones.flatMap((zone): [string, string][] => [
      [`zone${zone}.fee`, money(rates[zone].baseFee)],
      [`zone${zone}.step`, money(rates[zone].stepFee)],
      [`zone${zone}.firstWeight`, grams(rates[zone].baseWeight)],
      [`zone${zone}.stepWeight`, grams(rates[zone].stepWeight)],
      [`zone${zone}.days`, daysText(daysOf(rates[zone]))],
    ]),
  ])
}

/** The fee of a parcel of so many grams, or (`extra`) what it costs beyond the first step. */
function feeByWeight(rates: ShippingRates, name: string): string | undefined {
  const [, digit, kind, grams] = name.match(/^zone([1-4])\.(fee|extra)\.(\d{1,5})$/) ?? []
  const zone = zones.find((one) => String(one) === digit)
  if (!zone) return undefined
  const fee = feeOf(rates[zone], Number(grams))
  return money(kind === 'extra' ? fee - rates[zone].baseFee : fee)
}

/** Whether a text asks for figures of the fee table. */
export const hasDeliveryPlaceholders = (html: string) => html.includes('{{delivery.')

/** Writes the table's fees, days and threshold in place of their marks; a mark it does not know stays for the editor to see. */
export function fillDeliveryPlaceholders(
  html: string,
  rates: ShippingRates,
  isByCarrier = false,
): string {
  const facts = namedFacts(rates, isByCarrier)
  return html.replace(
    MARK,
    (mark, name: string) => facts.get(name) ?? feeByWeight(rates, name) ?? mark,
  )
}
