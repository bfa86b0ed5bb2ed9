import { and, desc, eq } from 'drizzle-orm'
import { appUser } from '@/backend/modules/accounts/tables'
import { openDocument } from '@/backend/modules/content/publishing/document-state'
import type {
  DocumentFields,
  DocumentStore,
} from '@/backend/modules/content/publishing/document-store'
import { textVersion } from '@/backend/modules/content/tables'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { notFound } from '@/backend/platform/http/http-error'
import type { DocumentVersion } from '@/contract/staff/documents'

const MOST = 200

/** What the office has never touched has one version: what readers see. */
const onlyVersion = (savedAt: Date, isShown: boolean): DocumentVersion => ({
  version: 1,
  savedTime: savedAt.toISOString(),
  actorName: null,
  isShown,
  restoredFrom: null,
})

type Reader = Pick<Services, 'db' | 'now'>

/** The newest 200 versions of a document; one made up of the live text where none has been kept. 404 when there is no document. */
export async function listVersions({ db, now }: Reader, store: DocumentStore, subject: string) {
  const { live, state, isKept } = await transact(db, (tx) =>
    openDocument(tx, store, subject, now()),
  )
  if (!isKept) return [onlyVersion(live.changedAt, live.isShown)]
  const rows = await db
    .select({
      version: textVersion.version,
      savedAt: textVersion.savedAt,
      restoredFrom: textVersion.restoredFrom,
      actorName: appUser.name,
    })
    .from(textVersion)
    .leftJoin(appUser, eq(appUser.id, textVersion.actorId))
    .where(and(eq(textVersion.kind, store.kind), eq(textVersion.subject, subject)))
    .orderBy(desc(textVersion.version))
    .limit(MOST)
  return rows.map(
    ({ savedAt, ...row }): DocumentVersion => ({
      ...row,
      savedTime: savedAt.toISOString(),
      isShown: row.version === state.shownVersion,
    }),
  )
}

/** One version with what it says; 404 when there is none. */
export async function getVersion(
  { db, now }: Reader,
  store: DocumentStore,
  subject: string,
  version: number,
): Promise<DocumentVersion & { fields: DocumentFields }> {
  const { live, state, isKept } = await transact(db, (tx) =>
    openDocument(tx, store, subject, now()),
  )
  if (!isKept && version === 1)
    return { ...onlyVersion(live.changedAt, live.isShown), fields: live.fields }
  const [row] = await db
    .select({ kept: textVersion, actorName: appUser.name })
    .from(textVersion)
    .leftJoin(appUser, eq(appUser.id, textVersion.actorId))
    .where(
      and(
        eq(textVersion.kind, store.kind),
        eq(textVersion.subject, subject),
        eq(textVersion.version, version),
      ),
    )
  if (!row) throw notFound()
  const { kept, actorName } = row
  return {
    version,
    savedTime: kept.savedAt.toISOString(),
    actorName,
    isShown: version === state.shownVersion,
    restoredFrom: kept.restoredFrom,
    fields: kept,
  }
}
