import { lt, sql } from 'drizzle-orm'
import { wordsOf } from '@/backend/modules/search/search-text'
import { searchMiss } from '@/backend/modules/search/tables'
import type { Db } from '@/backend/platform/db/connect'
import { cutText } from '@/contract/text'

/** More texts in one day are a machine's. */
const MOST_A_DAY = 2000
const LONGEST = 80
const KEPT_DAYS = 400

/** Telephone numbers and e-mail addresses are no books, and are not stored. */
const isPersonal = (text: string) => text.includes('@') || /\d(?:[ .-]?\d){7}/.test(text)

const dayOf = (now: Date) => now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' })

/** Counts a search that found nothing, or nothing with all its words. */
export async function recordSearchMiss(
  db: Db,
  { text, shown, now }: { text: string; shown: number; now: Date },
): Promise<void> {
  const words = cutText(
    wordsOf(text)
      .map((word) => word.text)
      .join(' '),
    LONGEST,
  )
  if (words === '' || isPersonal(text)) return
  const day = dayOf(now)
  await db.execute(sql`insert into ${searchMiss} (day, words, times, shown)
    select ${day}::date, ${words}, 1, ${shown}::int
    where (select count(*) from ${searchMiss} where day = ${day}::date) < ${MOST_A_DAY}::int
      or exists (select 1 from ${searchMiss} where day = ${day}::date and words = ${words})
    on conflict (day, words) do update
      set times = ${searchMiss}.times + 1, shown = excluded.shown`)
}

/** Deletes searches without a result that are older than they are kept for. */
export async function deleteOldSearchMisses(db: Db, now: Date): Promise<void> {
  const before = dayOf(new Date(now.getTime() - KEPT_DAYS * 86_400_000))
  await db.delete(searchMiss).where(lt(searchMiss.day, before))
}
