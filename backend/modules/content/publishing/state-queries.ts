import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { appUser } from '@/backend/modules/accounts/tables'
import {
  type DocumentKind,
  isThere,
  textState,
  textVersion,
} from '@/backend/modules/content/tables'
import type { DocumentState } from '@/contract/staff/documents'

/** Joins a document's row to its state, its newest version and who saved that. */
export const stateOf = (kind: DocumentKind, subject: SQLWrapper) =>
  and(eq(textState.kind, kind), eq(textState.subject, sql`${subject}::text`))

export const newestVersion = and(
  eq(textVersion.kind, textState.kind),
  eq(textVersion.subject, textState.subject),
  eq(textVersion.version, textState.version),
)
export const itsEditor = eq(appUser.id, textVersion.actorId)

export const lifeColumns = {
  version: textState.version,
  shownVersion: textState.shownVersion,
  publishAt: textState.publishAt,
  archivedAt: textState.archivedAt,
  savedAt: textVersion.savedAt,
  changedBy: appUser.name,
}

type Listed = {
  status: AnyPgColumn
  /** Whether a document is among those whose state is such. */
  isAmong: (state: SQL) => SQL
}

/** Which documents are in a state; without one all that are not archived. Written out, so that the indices are recognised by it. */
export function inState(state: DocumentState | undefined, { status, isAmong }: Listed): SQL {
  if (state === undefined) return isThere({ status })
  const isScheduled = isAmong(sql`${textState.publishAt} is not null`)
  const conditions: Record<DocumentState, SQL> = {
    published: sql`${status} = 1`,
    draft: sql`${status} = 0 and not ${isScheduled}`,
    changed: sql`${status} = 1 and ${isAmong(sql`${textState.shownVersion} <> ${textState.version}`)}`,
    scheduled: isScheduled,
    archived: sql`${status} = 2`,
  }
  return conditions[state]
}

type Life = {
  version: number | null
  shownVersion: number | null
  publishAt: Date | null
  archivedAt: Date | null
  savedAt: Date | null
  changedBy: string | null
}

/** The part of a record that tells where it stands. */
export const lifeDto = (life: Life, isPublished: boolean, rowSavedAt: Date) => ({
  version: life.version ?? 1,
  isPublished,
  isChanged: isPublished && life.version !== null && life.shownVersion !== life.version,
  publishTime: life.publishAt?.toISOString() ?? null,
  isArchived: life.archivedAt !== null,
  changedTime: (life.savedAt ?? rowSavedAt).toISOString(),
  changedBy: life.changedBy,
})
