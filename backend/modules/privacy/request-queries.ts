import { and, asc, desc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { privacyRequest } from '@/backend/modules/privacy/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import type { PrivacyRequest } from '@/contract/shop/privacy'

export type RequestRow = typeof privacyRequest.$inferSelect
type Kind = RequestRow['kind']
/** Whose request it is: an account's, or a guest's by the address. */
export type Requester = { userId: number; email: null } | { userId: null; email: string }

const DAY_MS = 86_400_000
const MOST_SHOWN = 20
/** The law's terms in days (decree 356/2025); docs/duties.md. */
const terms: Record<Kind, number> = { export: 10, restrict: 15, erase: 20 }
/** For thinking it over. */
export const GRACE_DAYS = 14

export const isOf = ({ userId, email }: Requester): SQL =>
  userId === null
    ? eq(sql`lower(${privacyRequest.email})`, email)
    : eq(privacyRequest.userId, userId)

/** So many times 24 hours later. */
export const inDays = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

/** Writes a request: an erasure waits for its days of grace, a restriction is done at once. */
export const addRequest = (db: Db, requester: Requester, kind: Kind, now: Date) =>
  db.insert(privacyRequest).values({
    ...requester,
    kind,
    notBefore: kind === 'erase' ? inDays(now, GRACE_DAYS) : now,
    dueAt: inDays(now, terms[kind]),
    createdAt: now,
    ...(kind === 'restrict' && { state: 'done' as const, doneAt: now }),
  })

/** Whether a request of this kind is open. */
export async function hasOpenRequest(db: Db, requester: Requester, kind: Kind): Promise<boolean> {
  const open = and(isOf(requester), eq(privacyRequest.kind, kind), eq(privacyRequest.state, 'open'))
  return (await db.$count(privacyRequest, open)) > 0
}

/** Asks unless somebody has asked and waits; false then. Asked twice at once, the second waits for the first. */
export async function askOnce(
  tx: Tx,
  requester: Requester,
  kind: Kind,
  now: Date,
): Promise<boolean> {
  const who = `${kind}:${requester.userId ?? requester.email}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('privacy_request'), hashtext(${who}))`)
  if (await hasOpenRequest(tx, requester, kind)) return false
  await addRequest(tx, requester, kind, now)
  return true
}

/** A requester’s own requests, the latest first. */
export const listRequests = async (db: Db, requester: Requester): Promise<PrivacyRequest[]> =>
  (
    await db
      .select()
      .from(privacyRequest)
      .where(isOf(requester))
      .orderBy(desc(privacyRequest.createdAt), desc(privacyRequest.id))
      .limit(MOST_SHOWN)
  ).map(requestDto)

/** A request as its requester reads it. */
export const requestDto = (row: RequestRow): PrivacyRequest => ({
  requestId: row.id,
  kind: row.kind,
  state: row.state,
  createdTime: row.createdAt.toISOString(),
  notBefore: row.notBefore.toISOString(),
  dueTime: row.dueAt.toISOString(),
  doneTime: row.doneAt?.toISOString() ?? null,
  expireTime: row.expiresAt?.toISOString() ?? null,
  refusalReason: row.refusalReason,
})

/** False when there was none to take back. */
export async function cancelOpenErasure(db: Db, requester: Requester, now: Date): Promise<boolean> {
  const rows = await db
    .update(privacyRequest)
    .set({ state: 'cancelled', doneAt: now })
    .where(and(isOf(requester), eq(privacyRequest.kind, 'erase'), eq(privacyRequest.state, 'open')))
    .returning({ id: privacyRequest.id })
  return rows.length > 0
}

/** Open requests whose time has come, the longest due first; as many as are done in one go. */
export const listDueRequests = (db: Db, now: Date) =>
  db
    .select()
    .from(privacyRequest)
    .where(and(eq(privacyRequest.state, 'open'), lte(privacyRequest.notBefore, now)))
    .orderBy(asc(privacyRequest.notBefore))
    .limit(MOST_SHOWN)

/** The request is this transaction's to finish, unless another process has finished it or it was taken back. */
export async function finishRequest(
  db: Db,
  id: string,
  changes: Partial<RequestRow> & { doneAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(privacyRequest)
    .set({ state: 'done', ...changes })
    .where(and(eq(privacyRequest.id, id), eq(privacyRequest.state, 'open')))
    .returning({ id: privacyRequest.id })
  return rows.length > 0
}

/** A request is not looked at before that moment. */
export const postponeRequest = (db: Db, id: string, notBefore: Date) =>
  db.update(privacyRequest).set({ notBefore }).where(eq(privacyRequest.id, id))

/** An export that its link still opens, of this account alone. */
export async function findExport(db: Db, userId: number, tokenHash: string, now: Date) {
  const [row] = await db
    .select({ fileName: privacyRequest.fileName })
    .from(privacyRequest)
    .where(
      and(
        eq(privacyRequest.userId, userId),
        eq(privacyRequest.tokenHash, tokenHash),
        gt(privacyRequest.expiresAt, now),
      ),
    )
  return row?.fileName ?? null
}

/** Forgets the files whose link is over; returns their names. */
export async function takeOverExports(db: Db, now: Date): Promise<string[]> {
  const over = and(lte(privacyRequest.expiresAt, now), isNotNull(privacyRequest.fileName))
  const rows = await db.select({ name: privacyRequest.fileName }).from(privacyRequest).where(over)
  if (rows.length > 0)
    await db.update(privacyRequest).set({ fileName: null, tokenHash: null }).where(over)
  return rows.flatMap(({ name }) => name ?? [])
}

/** Whether its requester has taken a request back. */
export async function isCancelled(db: Db, id: string): Promise<boolean> {
  const cancelled = and(eq(privacyRequest.id, id), eq(privacyRequest.state, 'cancelled'))
  return (await db.$count(privacyRequest, cancelled)) > 0
}

/** Null when it is no longer open. */
export async function refuseOpenRequest(tx: Tx, id: string, reason: string, now: Date) {
  const [row] = await tx
    .update(privacyRequest)
    .set({ state: 'cancelled', doneAt: now, refusalReason: reason })
    .where(and(eq(privacyRequest.id, id), eq(privacyRequest.state, 'open')))
    .returning()
  return row ?? null
}
