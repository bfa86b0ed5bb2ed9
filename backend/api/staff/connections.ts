import { noticePath } from '@/backend/api/webhooks/carrier-notices'
import { transferPath } from '@/backend/api/webhooks/transfers'
import {
  accountSource,
  checkVersion,
  connectionFields,
  connectionProblem,
  findChange,
  findStored,
  keyOf,
  lockStored,
  openConnection,
  sealConnection,
  sendTestMail,
  settingsTexts,
  type Values,
  writeStored,
} from '@/backend/modules/settings'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import { type Context, callerOf, type HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { messages } from '@/contract/messages'
import {
  type Connection,
  type ConnectionName,
  connectionNames,
  forAdmins,
} from '@/contract/staff/connections'

/** Where the service sends its notices, as far as it is told by hand. */
function noticeUrlOf({ config: { publicUrl }, settings }: Context, name: ConnectionName) {
  const { transferFeed } = settings.current().accounts
  const carriers = { ghn: '?key=…', ghtk: '?hash=…' }
  if (name === 'ghn' || name === 'ghtk') return `${publicUrl}${noticePath(name)}${carriers[name]}`
  if (name === 'vnpay') return `${publicUrl}/payment/vnpay/ipn`
  if (name === 'transferFeed') return `${publicUrl}${transferPath(transferFeed?.name ?? 'sepay')}`
  return null
}

const maySee = (context: Context, name: ConnectionName) =>
  !forAdmins(name) || callerOf(context).roles.includes('admin')

async function describe(context: Context, name: ConnectionName): Promise<Connection> {
  await context.settings.refresh()
  const values = openConnection(context.config, await findStored(context.db, keyOf(name)))
  const source = accountSource(context.settings.current(), name)
  const isHere = source === 'office' || source === 'none'
  return {
    id: name,
    source,
    ...(await findChange(context.db, keyOf(name))),
    fields: Object.entries(connectionFields[name]).map(([field, { isSecret, choices }]) => ({
      name: field,
      value: isSecret || !isHere ? null : (values[field] ?? ''),
      isSecret: isSecret === true,
      isSet: source === 'environment' || values[field] !== undefined,
      ...(choices && { choices: [...choices] }),
    })),
    noticeUrl: noticeUrlOf(context, name),
  }
}

/** What the audit log may hold of an account: its public values, and which secrets were exchanged. */
function factsOf(name: ConnectionName, values: Values, given: Values) {
  return Object.fromEntries(
    Object.entries(connectionFields[name]).map(([field, { isSecret }]) => [
      field,
      isSecret ? (field in given ? 'exchanged' : null) : (values[field] ?? null),
    ]),
  )
}

function refuseEnvironment(context: Context, name: ConnectionName) {
  if (accountSource(context.settings.current(), name) === 'environment') {
    throw new HttpError(409, settingsTexts.byEnvironment)
  }
}

function refuseOthers(context: Context, name: ConnectionName) {
  if (!maySee(context, name)) throw new HttpError(403, messages.forbidden)
}

/** What was typed; a secret left blank stays as it is. */
function givenValues(name: ConnectionName, values: Values): Values {
  const fields = connectionFields[name]
  if (Object.keys(values).some((field) => !Object.hasOwn(fields, field))) {
    throw new HttpError(400, settingsTexts.noSuchField)
  }
  return Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== '' || !fields[field]?.isSecret),
  )
}

export const staffConnectionRoutes: HandlersOf<'staffConnections'> = {
  list: async ({ query: { page, pageSize } }, context) => {
    const names = connectionNames.filter((name) => maySee(context, name))
    const data: Connection[] = []
    for (const name of names.slice((page - 1) * pageSize, page * pageSize))
      data.push(await describe(context, name))
    const totalItem = names.length
    return { data, totalPage: Math.ceil(totalItem / pageSize), totalItem }
  },
  read: async ({ params: { id } }, context) => {
    refuseOthers(context, id)
    return { data: await describe(context, id) }
  },
  change: async ({ params: { id }, body }, context) => {
    refuseOthers(context, id)
    refuseEnvironment(context, id)
    const given = givenValues(id, body.values)
    await changeWithAudit(context, 'connection.change', async (tx) => {
      const row = await lockStored(tx, keyOf(id), context.now())
      checkVersion(row, body.version)
      const before = openConnection(context.config, row)
      const values = { ...before, ...given }
      const problem = connectionProblem(id, values)
      if (problem !== null) throw new HttpError(400, problem)
      await writeStored(tx, context, row, sealConnection(context.config, values, id))
      return {
        subject: id,
        before: factsOf(id, before, {}),
        after: factsOf(id, values, given),
        result: null,
      }
    })
    return { data: await describe(context, id), successMessage: settingsTexts.connectionSaved }
  },
  archive: async ({ params: { id } }, context) => {
    refuseOthers(context, id)
    refuseEnvironment(context, id)
    await changeWithAudit(context, 'connection.remove', async (tx) => {
      const row = await lockStored(tx, keyOf(id), context.now())
      const before = openConnection(context.config, row)
      await writeStored(tx, context, row, { value: {}, sealed: null })
      return { subject: id, before: factsOf(id, before, {}), result: null }
    })
    await context.settings.refresh()
    return { successMessage: settingsTexts.connectionRemoved }
  },
  sendTestMail: async (_, context) => ({
    successMessage: settingsTexts.mailTested(await sendTestMail(context)),
  }),
}
