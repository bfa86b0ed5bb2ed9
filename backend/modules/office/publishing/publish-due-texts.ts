import { lte } from 'drizzle-orm'
import type { Services } from '@/backend/context'
import { blockStore } from '@/backend/modules/office/blocks/block-store'
import { newsStore } from '@/backend/modules/office/news/news-store'
import { pageStore } from '@/backend/modules/office/pages/page-store'
import { showText } from '@/backend/modules/office/publishing/save-text'
import type { TextStore } from '@/backend/modules/office/publishing/text-kind'
import { openText, writeState } from '@/backend/modules/office/publishing/text-state'
import type { Tx } from '@/backend/platform/db/connect'
import { auditLog, type TextKind, textState } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'

const stores: Record<TextKind, TextStore> = { news: newsStore, page: pageStore, block: blockStore }

const MOST_AT_ONCE = 100

/** Another process may have been quicker, an editor may have changed their mind: asked again under the lock. */
async function publish(tx: Tx, store: TextStore, subject: string, now: Date): Promise<boolean> {
  const { state: before, newest } = await openText(tx, store, subject)
  if (!before.publishAt || before.publishAt > now) return false
  const { version } = before
  const firstShownAt = before.firstShownAt ?? before.publishAt
  const state = { ...before, shownVersion: version, publishAt: null, firstShownAt }
  await writeState(tx, store, subject, state)
  await showText(tx, store, subject, { fields: newest, state, before, now })
  await tx.insert(auditLog).values({
    actor: 'shop',
    action: `${store.kind}.publish`,
    subject,
    before: { shownVersion: before.shownVersion },
    after: { shownVersion: version },
    at: now,
  })
  return true
}

type Job = Pick<Services, 'db' | 'now' | 'revalidatePages'>

/** Shows the texts whose moment has come; asked every few seconds. */
export async function publishDueTexts({ db, now, revalidatePages }: Job): Promise<void> {
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
