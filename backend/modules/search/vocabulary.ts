import { sql } from 'drizzle-orm'
import { wordsOf } from '@/backend/modules/search/search-text'
import { searchWord } from '@/backend/modules/search/tables'
import type { Db } from '@/backend/platform/db/connect'

/** Adds the words of these texts to those a misspelt word may have meant. */
export async function addSearchWords(db: Db, texts: readonly (string | null)[]): Promise<void> {
  const words = texts
    .flatMap((text) => wordsOf(text ?? '').map(({ plain }) => plain))
    .filter((word) => /^\p{L}{2,}$/u.test(word))
  if (words.length === 0) return
  // In one order, so that two writers do not wait for each other in a ring.
  const sorted = JSON.stringify([...new Set(words)].sort())
  await db.execute(sql`insert into search_word (word)
    select word from jsonb_array_elements_text(${sorted}::jsonb) as given(word)
    on conflict do nothing`)
}

/** Those of the words that occur. */
export async function findSearchWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  // As one text: thousands of parameters would take longer to read than to look up.
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb)`
  const rows = await db.select().from(searchWord).where(sql`${searchWord.word} in (${asked})`)
  return new Set(rows.map(({ word }) => word))
}
