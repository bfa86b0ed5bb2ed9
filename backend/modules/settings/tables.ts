import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '@/backend/platform/db/columns'
import { impersonal } from '@/backend/platform/db/impersonal'

/** What the staff have set, by its name; the environment and the built-in values hold for what is not here. */
export const shopSetting = pgTable('shop_setting', {
  key: text('key').primaryKey(),
  /** Checked by its schema in `backend/modules/settings` when read. */
  value: jsonb('value').$type<unknown>().notNull(),
  /** Encrypted; null for settings that are no secret. */
  sealed: text('sealed'),
  /** Counts the changes, so that two people do not overwrite each other. */
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at').notNull(),
  /** The number of the account, as in the audit log. */
  changedBy: integer('changed_by'),
})

impersonal(shopSetting)
