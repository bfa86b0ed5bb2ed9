import { and, inArray, lt } from 'drizzle-orm'
import { importJob } from '@/backend/modules/imports/tables'
import type { Db } from '@/backend/platform/db/connect'

/** One job for all that are open: they are worked on one after the other. */
export const OPEN_IMPORTS = 'open'

const KEPT_DAYS = 7

/** Files that nobody has gone on with go after a week. */
export async function dropForgottenImports(db: Db, now: Date): Promise<void> {
  const waiting = ['uploading', 'matching', 'checked']
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await db
    .delete(importJob)
    .where(and(inArray(importJob.state, waiting), lt(importJob.createdAt, before)))
}
