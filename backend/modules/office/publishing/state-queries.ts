import { and, eq, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { appUser, type TextKind, textState, textVersion } from '@/backend/platform/db/tables'
import type { TextState } from '@/contract/staff-texts'

/** Joins a text's row to its state, its newest version and who saved that. */
export const stateOf = (kind: TextKind, subject: SQLWrapper) =>
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

/** Which texts are in a state; without one all that are not archived. */
export function inState(state: TextState | undefined, isShown: SQL): SQL | undefined {
  const isThere = isNull(textState.archivedAt)
  if (state === undefined) return isThere
  const conditions: Record<TextState, SQL | undefined> = {
    published: isShown,
    draft: and(sql`not ${isShown}`, isNull(textState.publishAt), isThere),
    changed: and(isShown, sql`${textState.shownVersion} <> ${textState.version}`),
    scheduled: isNotNull(textState.publishAt),
    archived: isNotNull(textState.archivedAt),
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
export const lifeDto = (life: Life, isPublished: boolean, rowChangedAt: Date) => ({
  version: life.version ?? 1,
  isPublished,
  isChanged: isPublished && life.version !== null && life.shownVersion !== life.version,
  publishTime: life.publishAt?.toISOString() ?? null,
  isArchived: life.archivedAt !== null,
  changedTime: (life.savedAt ?? rowChangedAt).toISOString(),
  changedBy: life.changedBy,
})
