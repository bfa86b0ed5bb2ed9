import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { ACTIVE } from '@/backend/modules/accounts'
import { appUser } from '@/backend/modules/accounts/tables'
import { consent } from '@/backend/modules/privacy/tables'
import type { Db } from '@/backend/platform/db/connect'
import { CONSENT_TEXT_VERSION } from '@/contract/shop/privacy'

type Row = typeof consent.$inferSelect

type Word = Pick<Row, 'userId' | 'purpose' | 'isGiven' | 'source' | 'createdAt'> & {
  textVersion?: number
  guardianId?: string | null
}

/** Writes down what somebody agreed to or took back. */
export const addConsent = (db: Db, { textVersion = CONSENT_TEXT_VERSION, ...word }: Word) =>
  db.insert(consent).values({ id: uuid(), textVersion, ...word })

/** The newest word on each purpose. */
export const listConsents = (db: Db, userId: number): Promise<Row[]> =>
  db
    .selectDistinctOn([consent.purpose])
    .from(consent)
    .where(eq(consent.userId, userId))
    .orderBy(consent.purpose, desc(consent.createdAt), desc(consent.id))

const CHILD_YEARS = 16

/** Who agrees to advertising at this moment, from a mailbox that is theirs: asked anew for every email, so that a word taken back counts at once. */
export async function listSubscribers(db: Db): Promise<string[]> {
  const words = db
    .selectDistinctOn([consent.userId], { userId: consent.userId, isGiven: consent.isGiven })
    .from(consent)
    .where(eq(consent.purpose, 'marketing'))
    .orderBy(consent.userId, desc(consent.createdAt), desc(consent.id))
    .as('words')
  const rows = await db
    .select({ email: appUser.email })
    .from(appUser)
    .innerJoin(words, eq(words.userId, appUser.id))
    .where(
      and(
        eq(words.isGiven, true),
        eq(appUser.status, ACTIVE),
        isNull(appUser.restrictedAt),
        isNotNull(appUser.emailProvenAt),
        sql`${appUser.birthday} <= current_date - make_interval(years => ${CHILD_YEARS})`,
      ),
    )
    .orderBy(appUser.email)
  return rows.map(({ email }) => email)
}
