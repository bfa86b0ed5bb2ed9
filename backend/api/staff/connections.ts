import { integrations } from '@/backend/integrations/definitions'
import { countUnderWay } from '@/backend/modules/parcels'
import {
  accountProblem,
  checkVersion,
  findChange,
  findStored,
  keyOf,
  lockStored,
  officeFields,
  openAccount,
  type StoredAccount,
  sealAccount,
  sendTestMail,
  settingsTexts,
  writeStored,
} from '@/backend/modules/settings'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf, type HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import type { Integration } from '@/backend/platform/integrations/define-integration'
import type { AccountName } from '@/backend/platform/settings'
import { messages } from '@/contract/messages'
import type { Connection, ConnectionKind } from '@/contract/staff/connections'

type Known = Integration & { id: AccountName; kind: ConnectionKind }

/** Those the office may set. */
const known: readonly Known[] = integrations.filter(
  (one) => one.kind !== 'sign-in' && one.kind !== 'storage',
)

function findIntegration(id: string): Known {
  const found = known.find((one) => one.id === id)
  if (!found) throw new HttpError(400, messages.badId)
  return found
}

/** Where the service sends its notices, as far as it is told by hand. */
function noticeUrlOf(
  { config: { publicUrl }, settings }: Pick<Context, 'config' | 'settings'>,
  integration: Known,
) {
  const { id, fields, noticePath } = integration
  if (noticePath === undefined) return null
  const account: Readonly<Record<string, string>> = settings.current().accounts[id] ?? {}
  const chosen = (field: string) =>
    account[field] ?? Object.keys(fields[field]?.choices ?? {})[0] ?? ''
  return publicUrl + noticePath.replace(/\{(\w+)\}/, (_, field: string) => chosen(field))
}

const maySee = (context: Pick<Context, 'caller'>, { isForAdmins }: Known) =>
  !isForAdmins || callerOf(context).roles.includes('admin')

const choicesOf = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label }))

async function describe(
  context: Pick<Context, 'config' | 'db' | 'settings'>,
  integration: Known,
): Promise<Connection> {
  const { id, kind, name } = integration
  await context.settings.refresh()
  const values = openAccount(context.config, await findStored(context.db, keyOf(integration)))
  const source = context.settings.current().sources[id]
  const isHere = source === 'office' || source === 'none'
  return {
    ...{ id, kind, name, source },
    ...(await findChange(context.db, keyOf(integration))),
    fields: officeFields(integration).map(
      ({ variable, label, help, example, isSecret, choices }) => ({
        ...{ name: variable, label, help: help ?? null, example: example ?? null },
        value: isSecret || !isHere ? null : (values[variable] ?? ''),
        isSecret: isSecret === true,
        isSet: source === 'environment' || values[variable] !== undefined,
        ...(choices && { choices: choicesOf(choices) }),
      }),
    ),
    noticeUrl: noticeUrlOf(context, integration),
  }
}

/** What the audit log may hold of an account: its public values, and which secrets were exchanged. */
function factsOf(integration: Known, values: StoredAccount, given: StoredAccount) {
  return Object.fromEntries(
    officeFields(integration).map(({ variable, isSecret }) => [
      variable,
      isSecret ? (variable in given ? 'exchanged' : null) : (values[variable] ?? null),
    ]),
  )
}

/** The account a person may see; refused to others. */
function readable(context: Pick<Context, 'caller'>, id: string): Known {
  const integration = findIntegration(id)
  if (!maySee(context, integration)) throw new HttpError(403, messages.forbidden)
  return integration
}

/** The account a person may change: what the environment names stays. */
function changeable(context: Pick<Context, 'caller' | 'settings'>, id: string): Known {
  const integration = readable(context, id)
  if (context.settings.current().sources[integration.id] === 'environment')
    throw new HttpError(409, settingsTexts.byEnvironment)
  return integration
}

/** What was typed; a secret left blank stays as it is. */
function givenValues(integration: Known, values: StoredAccount): StoredAccount {
  const fields = new Map(officeFields(integration).map((field) => [field.variable, field]))
  if (Object.keys(values).some((name) => !fields.has(name)))
    throw new HttpError(400, settingsTexts.noSuchField)
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' || !fields.get(name)?.isSecret),
  )
}

export const staffConnectionRoutes: HandlersOf<'staffConnections'> = {
  list: async ({ query: { page, pageSize } }, context) => {
    const seen = known.filter((one) => maySee(context, one))
    const data: Connection[] = []
    for (const one of seen.slice((page - 1) * pageSize, page * pageSize))
      data.push(await describe(context, one))
    const totalItem = seen.length
    return { data, totalPage: Math.ceil(totalItem / pageSize), totalItem }
  },
  read: async ({ params: { id } }, context) => ({
    data: await describe(context, readable(context, id)),
  }),
  change: async ({ params: { id }, body }, context) => {
    const integration = changeable(context, id)
    const given = givenValues(integration, body.values)
    await changeWithAudit(context, 'connection.change', async (tx) => {
      const row = await lockStored(tx, keyOf(integration), context.now())
      checkVersion(row, body.version)
      const before = openAccount(context.config, row)
      const values = { ...before, ...given }
      const problem = accountProblem(integration, values)
      if (problem !== null) throw new HttpError(400, problem)
      await writeStored(tx, context, row, sealAccount(context.config, values, integration))
      return {
        subject: id,
        before: factsOf(integration, before, {}),
        after: factsOf(integration, values, given),
        result: null,
      }
    })
    return {
      data: await describe(context, integration),
      successMessage: settingsTexts.connectionSaved,
    }
  },
  archive: async ({ params: { id } }, context) => {
    const integration = changeable(context, id)
    // Without the account their state could not be asked for.
    const underWay = (await countUnderWay(context.db)).get(id) ?? 0
    if (underWay > 0) throw new HttpError(409, settingsTexts.parcelsUnderWay(underWay))
    await changeWithAudit(context, 'connection.remove', async (tx) => {
      const row = await lockStored(tx, keyOf(integration), context.now())
      const before = openAccount(context.config, row)
      await writeStored(tx, context, row, { value: {}, sealed: null })
      return { subject: id, before: factsOf(integration, before, {}), result: null }
    })
    await context.settings.refresh()
    return { successMessage: settingsTexts.connectionRemoved }
  },
  sendTestMail: async (_, context) => ({
    successMessage: settingsTexts.mailTested(await sendTestMail(context)),
  }),
}
