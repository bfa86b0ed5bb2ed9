import type { StoredSetting } from '@/backend/modules/settings/stored-settings'
import type { Config } from '@/backend/platform/config'
import type { Integration } from '@/backend/platform/integrations/define-integration'
import { integrationTexts } from '@/backend/platform/integrations/texts'
import { openText, sealText } from '@/backend/platform/sealed-text'

const USE = 'accounts of the shop'

/** Under what key an integration’s account is stored among the settings. */
export const keyOf = ({ id }: Integration) => `connection:${id}`

/** By the names of the environment's variables, which they stand for. */
export type StoredAccount = Record<string, string>

/** What the office asks for. */
export const officeFields = ({ fields }: Integration) =>
  Object.values(fields).filter(({ office }) => office !== null)

/** The values of an account: those that anybody of the finances may read, and the others encrypted. */
export function sealAccount(
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  all: StoredAccount,
  integration: Integration,
) {
  const secrets = officeFields(integration).flatMap(({ isSecret, variable }) =>
    isSecret ? [variable] : [],
  )
  const part = (isSecret: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => secrets.includes(name) === isSecret))
  return { value: part(false), sealed: sealText(tokenSecret, USE, JSON.stringify(part(true))) }
}

/** The values of a stored account; none where there is no account, or its secrets were sealed with another key. */
export function openAccount(
  { tokenSecret }: Pick<Config, 'tokenSecret'>,
  row: StoredSetting | undefined,
): StoredAccount {
  if (!row?.sealed) return {}
  const sealed = openText(tokenSecret, USE, row.sealed)
  if (sealed === null) return {}
  return { ...(row.value as StoredAccount), ...(JSON.parse(sealed) as StoredAccount) }
}

/** The first thing that is wrong with an account, as a person reads it; null for a whole one. */
export function accountProblem(integration: Integration, values: StoredAccount): string | null {
  for (const { variable, office } of officeFields(integration)) {
    const checked = office?.safeParse(values[variable] ?? '')
    if (checked?.success === false)
      return checked.error.issues[0]?.message ?? integrationTexts.fieldNeeded
  }
  return null
}

/** The accounts the office has set, as whole ones, by the names of the environment's variables. */
export function storedAccounts(
  config: Pick<Config, 'tokenSecret'>,
  stored: readonly StoredSetting[],
  integrations: readonly Integration[],
): StoredAccount {
  const values = integrations.map((one) => {
    const row = stored.find(({ key }) => key === keyOf(one))
    const opened = openAccount(config, row)
    if (accountProblem(one, opened) !== null) return {}
    return { ...opened, ...one.toVariables?.(opened) }
  })
  return Object.assign({}, ...values) as StoredAccount
}
