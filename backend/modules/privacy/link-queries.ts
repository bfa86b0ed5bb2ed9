import { and, eq, gt } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { drawToken, hashToken } from '@/backend/modules/auth'
import { privacyLink } from '@/backend/modules/privacy/tables'
import type { Db } from '@/backend/platform/db/connect'

type Kind = (typeof privacyLink.$inferSelect)['kind']

const HOURS = 24

/** Draws a link to what is kept under an address; who has the mailbox has the link. */
export async function addLink(db: Db, email: string, kind: Kind, now: Date): Promise<string> {
  const token = drawToken()
  const expiresAt = new Date(now.getTime() + HOURS * 3_600_000)
  const tokenHash = hashToken(token)
  await db
    .insert(privacyLink)
    .values({ id: uuid(), email, kind, tokenHash, expiresAt, createdAt: now })
  return token
}

/** The address a link was sent to; null when it is over or of another kind. */
export async function findLink(db: Db, token: string, kind: Kind, now: Date) {
  const [row] = await db
    .select({ email: privacyLink.email })
    .from(privacyLink)
    .where(
      and(
        eq(privacyLink.tokenHash, hashToken(token)),
        eq(privacyLink.kind, kind),
        gt(privacyLink.expiresAt, now),
      ),
    )
  return row?.email ?? null
}
