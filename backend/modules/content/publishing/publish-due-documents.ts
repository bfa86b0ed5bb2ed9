import { lte } from 'drizzle-orm'
import { blockStore } from '@/backend/modules/content/blocks/block-store'
import { newsStore } from '@/backend/modules/content/news/news-store'
import { pageStore } from '@/backend/modules/content/pages/page-store'
import { openDocument, writeState } from '@/backend/modules/content/publishing/document-state'
import type { DocumentStore } from '@/backend/modules/content/publishing/document-store'
import { showDocument } from '@/backend/modules/content/publishing/save-document'
import { type DocumentKind, textState } from '@/backend/modules/content/tables'
import { auditOwn } from '@/backend/platform/audit/audit-log'
import type { Services } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { transact } from '@/backend/platform/db/transact'

const stores: Record<DocumentKind, DocumentStore> = {
  news: newsStore,
  page: pageStore,
  block: blockStore,
}

const MOST_AT_ONCE = 100

/** Another process may have been quicker, an editor may have changed their mind: asked again under the lock. */
async function publish(tx: Tx, store: DocumentStore, subject: string, now: Date): Promise<boolean> {
  const { state: before, newest } = await openDocument(tx, store, subject, now)
  if (!before.publishAt || before.publishAt > now) return false
  const { version } = before
  const firstShownAt = before.firstShownAt ?? before.publishAt
  const state = { ...before, shownVersion: version, publishAt: null, firstShownAt }
  await writeState(tx, store, subject, state)
  await showDocument(tx, store, subject, { fields: newest, state, before, now })
  const entry = {
    action: `${store.kind}.publish`,
    subject,
    before: { shownVersion: before.shownVersion },
    after: { shownVersion: version },
  }
  await auditOwn(tx, entry, now)
  return true
}

type Job = Pick<Services, 'db' | 'now' | 'revalidatePages'>

/** Shows the documents whose moment has come. */
export async function publishDueDocuments({ db, now, revalidatePages }: Job): Promise<void> {
  const due = await db
    .select({ kind: textState.kind, subject: textState.subject })
    .from(textState)
    .where(lte(textState.publishAt, now()))
    .orderBy(textState.publishAt)
    .limit(MOST_AT_ONCE)
  for (const { kind, subject } of due) {
    const store = stores[kind]
    const isShown = await transact(db, (tx) => publish(tx, store, subject, now()))
    if (isShown) await revalidatePages?.(await store.tags(db, subject))
  }
}
