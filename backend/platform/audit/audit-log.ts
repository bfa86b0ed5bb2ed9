import { type Context, callerOf } from '@/backend/platform/context'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'

type Facts = Record<string, unknown>
type Entry = {
  /** What was done to what, e.g. `product.change`. */
  action: string
  subject: string | number
  /** The record before and after: only what differs is kept. */
  before?: Facts | null | undefined
  after?: Facts | null | undefined
  data?: Facts | undefined
}

const SECRET = /password|secret|token|hash|recovery/i

/** What nobody may read here is not written here. */
const withoutSecrets = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, SECRET.test(name) ? '…' : value]),
  )

/** The fields that are not the same in both. */
function differing(before: Facts, after: Facts): [Facts, Facts] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const only = (facts: Facts) =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return [only(before), only(after)]
}

function changed({ before, after }: Entry) {
  if (!before || !after) return [before ?? null, after ?? null] as const
  return differing(before, after)
}

/** Writes down who changed what, when and from where; belongs into the transaction of the change. */
export async function audit(tx: Db, context: Context, entry: Entry): Promise<void> {
  const { userId } = callerOf(context)
  const [before, after] = changed(entry)
  await tx.insert(auditLog).values({
    actor: `staff:${userId}`,
    actorId: userId,
    action: entry.action,
    subject: String(entry.subject),
    data: entry.data && withoutSecrets(entry.data),
    before: before && withoutSecrets(before),
    after: after && withoutSecrets(after),
    ip: context.ip,
    requestId: context.requestId,
    at: context.now(),
  })
}

/** The same for what the shop does by itself, without anybody who asked for it. */
export async function auditOwn(
  tx: Db,
  { action, subject, before, after }: Entry,
  now: Date,
): Promise<void> {
  const entry = { actor: 'shop', action, subject: String(subject), before, after, at: now }
  await tx.insert(auditLog).values(entry)
}

type Change<T> = Omit<Entry, 'action'> & { result: T }

/** Runs a change and writes it down, in one transaction: both happen or neither. */
export const changeWithAudit = <T>(
  context: Context,
  action: string,
  work: (tx: Tx) => Promise<Change<T>>,
): Promise<T> =>
  transact(context.db, async (tx) => {
    const { result, ...entry } = await work(tx)
    await audit(tx, context, { action, ...entry })
    return result
  })
