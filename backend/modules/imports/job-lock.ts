import { and, asc, eq, sql } from 'drizzle-orm'
import type { Job } from '@/backend/modules/imports/compare/compare-rows'
import { importJob, importPart } from '@/backend/modules/imports/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import type { ImportState } from '@/contract/staff/import-records'

/** The job while it is in this state; null when somebody else works on it, or has stopped it. */
export async function lockJob(tx: Tx, id: string, state: ImportState): Promise<Job | null> {
  const [job] = await tx
    .select()
    .from(importJob)
    .where(and(eq(importJob.id, id), eq(importJob.state, state)))
    .for('update', { skipLocked: true })
  return job ?? null
}

/** The next state; with a moment it is the last one, and the file is no longer needed. */
export async function setState(tx: Db, id: string, state: ImportState, finishedAt?: Date) {
  await tx
    .update(importJob)
    .set({ state, ...(finishedAt && { finishedAt }) })
    .where(eq(importJob.id, id))
  if (finishedAt) await tx.delete(importPart).where(eq(importPart.jobId, id))
}

/** The file, part by part so that others have their turn; in base64, which the embedded database hands over much sooner. */
export async function fileOf(db: Db, jobId: string): Promise<Buffer> {
  const { start, content } = importPart
  const ofJob = eq(importPart.jobId, jobId)
  const starts = await db.select({ start }).from(importPart).where(ofJob).orderBy(asc(start))
  const parts: Buffer[] = []
  for (const one of starts) {
    const [part] = await db
      .select({ base64: sql<string>`encode(${content}, 'base64')` })
      .from(importPart)
      .where(and(ofJob, eq(start, one.start)))
    parts.push(Buffer.from(part?.base64 ?? '', 'base64'))
  }
  return Buffer.concat(parts)
}
