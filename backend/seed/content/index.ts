import type { Db } from '@/backend/platform/db/connect'
import { writeAbout } from '@/backend/seed/content/about-rows'
import { linkLessons } from '@/backend/seed/content/link-lessons'
import { writeNews } from '@/backend/seed/content/news-rows'
import { writePages } from '@/backend/seed/content/page-rows'
import { writeTextbooks } from '@/backend/seed/content/textbook-rows'
import type { SeedContext } from '@/backend/seed/context'

export { contentPictures } from '@/backend/seed/content/pictures'

/** News, pages, textbooks and the about page. */
export async function seedContent(db: Db, context: SeedContext): Promise<void> {
  await writeAbout(db)
  await writePages(db, context)
  await writeNews(db, context)
  await writeTextbooks(db, context)
  await linkLessons(db)
}
