import type { z } from 'zod'
import type {
  AccountsOf,
  Integration,
  Values,
} from '@/backend/platform/integrations/define-integration'

const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '')

/** The variables of the environment that name an account, with their checks. */
export const environmentOf = ({ fields }: Integration): Record<string, z.ZodType<string>> =>
  Object.fromEntries(
    Object.values(fields).flatMap(({ variable, environment }) =>
      environment === null ? [] : [[variable, environment] as const],
    ),
  )

/** The names of all of them. */
export const variablesOf = (integrations: readonly Integration[]) =>
  integrations.flatMap((one) => Object.keys(environmentOf(one)))

/** An account is made of variables that count together; null without any of them. */
function accountOf({ title, fields, fixed }: Integration, values: Values) {
  const all = Object.entries(fields).filter(([, { environment }]) => environment !== null)
  const names = all.flatMap(([, { variable, isOptional }]) => (isOptional ? [] : [variable]))
  const given = names.filter((name) => values[name])
  if (given.length === 0) return null
  if (given.length < names.length) {
    throw new Error(
      `${title} needs ${names.slice(0, -1).join(', ')} and ${String(names.at(-1))} together.`,
    )
  }
  const read = all.map(([field, { variable, usual = '', isBaseAddress }]) => {
    const value = values[variable] ?? usual
    return [field, isBaseAddress ? withoutSlash(value) : value]
  })
  return { ...Object.fromEntries(read), ...fixed }
}

/** The accounts that these values name; throws for half an account. */
export const accountsOf = <const L extends readonly Integration[]>(
  integrations: L,
  values: Values,
): AccountsOf<L> =>
  Object.fromEntries(integrations.map((one) => [one.id, accountOf(one, values)])) as AccountsOf<L>
