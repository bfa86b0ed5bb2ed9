import { and, desc, eq } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { Db } from '@/backend/platform/db/connect'
import { consent } from '@/backend/platform/db/tables'

type Row = typeof consent.$inferSelect
export type Purpose = Row['purpose']

/** The wording now shown for each purpose; raise it when a text changes its meaning. */
export const TEXT_VERSION = 1

type Word = Pick<Row, 'userId' | 'purpose' | 'isGiven' | 'source' | 'createdAt'> & {
  textVersion?: number
  guardianId?: string | null
}

/** Writes down what somebody agreed to or took back. */
export const addConsent = (db: Db, { textVersion = TEXT_VERSION, ...word }: Word) =>
  db.insert(consent).values({ id: uuid(), textVersion, ...word })

/** The newest word on each purpose. */
export const listConsents = (db: Db, userId: number): Promise<Row[]> =>
  db
    .selectDistinctOn([consent.purpose])
    .from(consent)
    .where(eq(consent.userId, userId))
    .orderBy(consent.purpose, desc(consent.createdAt), desc(consent.id))

/** Whether somebody agrees to a purpose now; nobody who was never asked does. */
export async function agreesTo(db: Db, userId: number, purpose: Purpose): Promise<boolean> {
  const [row] = await db
    .select({ isGiven: consent.isGiven })
    .from(consent)
    .where(and(eq(consent.userId, userId), eq(consent.purpose, purpose)))
    .orderBy(desc(consent.createdAt), desc(consent.id))
    .limit(1)
  return row?.isGiven ?? false
}
