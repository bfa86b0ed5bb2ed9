import type { Db } from '@/backend/platform/db/connect'
import { auditLog } from '@/backend/platform/db/tables'

/** Writes down who changed what; belongs into the transaction of the change. */
export const insertAudit = (db: Db, entry: Omit<typeof auditLog.$inferInsert, 'id'>) =>
  db.insert(auditLog).values(entry)
