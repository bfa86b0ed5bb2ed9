import { pgTable, text } from 'drizzle-orm/pg-core'

/** Words of titles, names and categories without marks: what a misspelt word may have meant. */
export const searchWord = pgTable('search_word', { word: text('word').primaryKey() })
