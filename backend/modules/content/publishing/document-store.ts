import type { DocumentKind } from '@/backend/modules/content/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'

/** What a version keeps of a document: a news article, a page of the shop or a block of the home page. */
export type DocumentFields = {
  title: string
  summary: string
  contentHtml: string
  imageUrl: string | null
  facts: Record<string, unknown>
}

/** The row that readers see, or would see. */
export type LiveDocument = {
  fields: DocumentFields
  isShown: boolean
  changedAt: Date
  shownSince: Date | null
}

export type LiveWrite = {
  fields: DocumentFields
  isShown: boolean
  isArchived: boolean
  now: Date
  /** Readers see it for the first time, since then. */
  firstShownAt: Date | null
}

/** How one kind of document lies in its own table. */
export type DocumentStore = {
  kind: DocumentKind
  /** Holds the row until the end of the transaction, so that changes follow each other; 404 without one. */
  lock: (tx: Tx, subject: string, now: Date) => Promise<LiveDocument>
  write: (tx: Tx, subject: string, live: LiveWrite) => Promise<void>
  /** Notes on the row that a version was saved, which readers may not see yet; lists of the staff are ordered by it. */
  noteSaved?: (tx: Tx, subject: string, now: Date) => Promise<void>
  /** Of the pages that show it. */
  tags: (db: Db, subject: string) => Promise<string[]>
}

/** The `status` of a row. */
export const statusOf = ({ isShown, isArchived }: Pick<LiveWrite, 'isShown' | 'isArchived'>) =>
  isArchived ? 2 : Number(isShown)
