import { and, eq } from 'drizzle-orm'
import type {
  DocumentFields,
  DocumentStore,
  LiveDocument,
} from '@/backend/modules/content/publishing/document-store'
import { textState, textVersion } from '@/backend/modules/content/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { enqueue } from '@/backend/platform/jobs/enqueue'

export type State = Pick<
  typeof textState.$inferSelect,
  'version' | 'shownVersion' | 'publishAt' | 'firstShownAt' | 'archivedAt'
>

const stateAt = ({ kind }: DocumentStore, subject: string) =>
  and(eq(textState.kind, kind), eq(textState.subject, subject))

/** The condition for one stored version of a document. */
export const versionAt = ({ kind }: DocumentStore, subject: string, version: number) =>
  and(
    eq(textVersion.kind, kind),
    eq(textVersion.subject, subject),
    eq(textVersion.version, version),
  )

const untouched = ({ isShown, shownSince }: LiveDocument): State => ({
  version: 1,
  shownVersion: isShown ? 1 : null,
  publishAt: null,
  firstShownAt: isShown ? shownSince : null,
  archivedAt: null,
})

export async function findFields(
  db: Db,
  store: DocumentStore,
  subject: string,
  version: number,
): Promise<DocumentFields | null> {
  const { title, summary, contentHtml, imageUrl, facts } = textVersion
  const [row] = await db
    .select({ title, summary, contentHtml, imageUrl, facts })
    .from(textVersion)
    .where(versionAt(store, subject, version))
  return row ?? null
}

export type OpenDocument = {
  live: LiveDocument
  state: State
  newest: DocumentFields
  isKept: boolean
}

/** A document held for a change, with its newest version. */
export async function openDocument(
  tx: Tx,
  store: DocumentStore,
  subject: string,
  now: Date,
): Promise<OpenDocument> {
  const live = await store.lock(tx, subject, now)
  const [row] = await tx.select().from(textState).where(stateAt(store, subject))
  const state = row ?? untouched(live)
  const kept = row ? await findFields(tx, store, subject, row.version) : null
  return { live, state, newest: kept ?? live.fields, isKept: kept !== null }
}

export async function writeState(tx: Tx, { kind }: DocumentStore, subject: string, state: State) {
  const { version, shownVersion, publishAt, firstShownAt, archivedAt } = state
  const set = { version, shownVersion, publishAt, firstShownAt, archivedAt }
  await tx
    .insert(textState)
    .values({ kind, subject, ...set })
    .onConflictDoUpdate({ target: [textState.kind, textState.subject], set })
  if (publishAt) await enqueue(tx, { queue: 'planned', id: 'documents', startAfter: publishAt })
}

type NewVersion = {
  version: number
  fields: DocumentFields
  savedAt: Date
  actorId: number | null
  restoredFrom?: number | undefined
}

export const writeVersion = (
  tx: Tx,
  { kind }: DocumentStore,
  subject: string,
  { fields, ...version }: NewVersion,
) => tx.insert(textVersion).values({ kind, subject, ...fields, ...version })
