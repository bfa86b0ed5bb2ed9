import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '@/backend/platform/db/connect'

/** A reference to an account, and what becomes of it when somebody proves the mailbox who has shown nothing else (docs/adr/0033). */
export type AccountAttachment = { column: AnyPgColumn } & (
  | { kept: string }
  | { end: (tx: Tx, userId: number, now: Date) => Promise<unknown> }
)
