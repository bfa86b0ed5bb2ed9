import type { Db } from '@/backend/platform/db/connect'
import type { SeedContext } from './context'
import { writeNews } from './news/write-news'
import { writeAbout } from './pages/write-about'
import { writePages } from './pages/write-pages'
import { writeTextbooks } from './textbooks/write-textbooks'

/** News, pages, textbooks and the about page. */
export async function writeContent(db: Db, context: SeedContext): Promise<void> {
  await writeAbout(db)
  await writePages(db, context)
  await writeNews(db, context)
  await writeTextbooks(db, context)
}
