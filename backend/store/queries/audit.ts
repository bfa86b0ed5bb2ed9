import type { Db } from '@/backend/store/connect'
import { auditLog } from '@/backend/store/tables'

/** Writes down who changed what; belongs into the transaction of the change. */
export const insertAudit = (db: Db, entry: Omit<typeof auditLog.$inferInsert, 'id'>) =>
  db.insert(auditLog).values(entry)
