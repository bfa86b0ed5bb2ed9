import type { CurrentSettings } from '@/backend/platform/settings'
import type { CarrierChoice, CarrierRule } from '@/contract/staff/carrier-rules'

/** What a rule asks of a parcel. */
export type ParcelFacts = {
  /** Null where the province is not known. */
  provinceCode: string | null
  weightGram: number
  codAmount: number
}

const isWithin = (value: number, from: number | null, to: number | null) =>
  value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY)

const matches = (rule: CarrierRule, { provinceCode, weightGram, codAmount }: ParcelFacts) =>
  (rule.provinces.length === 0 ||
    (provinceCode !== null && rule.provinces.includes(Number(provinceCode)))) &&
  isWithin(weightGram, rule.weightFrom, rule.weightTo) &&
  isWithin(codAmount, rule.codFrom, rule.codTo)

/** Those that take new parcels. */
export const openCarriers = <C extends { name: string }>(
  carriers: readonly C[],
  { off }: Readonly<CarrierChoice>,
): C[] => carriers.filter(({ name }) => !off.includes(name))

export type Chosen<C> = {
  carrier: C
  /** The place of the rule that says so; null for the usual carrier. */
  rule: number | null
}

/** The carrier of a parcel: by the first rule that matches and whose carrier takes parcels, else the usual one. */
export function chooseCarrier<C extends { name: string }>(
  carriers: readonly C[],
  choice: Readonly<CarrierChoice>,
  facts: ParcelFacts,
): Chosen<C> | null {
  const open = openCarriers(carriers, choice)
  const named = (name: string | null) => open.find((one) => one.name === name)
  for (const [at, rule] of choice.rules.entries()) {
    const carrier = matches(rule, facts) ? named(rule.carrier) : undefined
    if (carrier) return { carrier, rule: at }
  }
  const usual = named(choice.usual) ?? open[0]
  return usual ? { carrier: usual, rule: null } : null
}

type Carriers = Pick<CurrentSettings, 'carriers' | 'carrierNames'>

/** The carrier of a parcel that is under way, whether or not it takes new ones; null without an account there. */
export const carrierNamed = ({ carriers }: Pick<Carriers, 'carriers'>, name: string) =>
  carriers.find((one) => one.name === name) ?? null

/** What people call a carrier; its id where it has no name. */
export const carrierName = ({ carrierNames }: Pick<Carriers, 'carrierNames'>, id: string) =>
  carrierNames[id] ?? id
