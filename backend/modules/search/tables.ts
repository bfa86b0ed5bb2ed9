import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { impersonal } from '@/backend/platform/db/impersonal'

/** Words of titles, names and categories without marks: what a misspelt word may have meant. */
export const searchWord = pgTable('search_word', { word: text('word').primaryKey() })

/** What was searched and not found, or only nearly, by day of the shop; nothing of who searched. */
export const searchMiss = pgTable(
  'search_miss',
  {
    day: date('day', { mode: 'string' }).notNull(),
    words: text('words').notNull(),
    times: integer('times').notNull().default(1),
    /** Books shown instead, at the last time. */
    shown: integer('shown').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.words] })],
)

impersonal(searchWord, searchMiss)
