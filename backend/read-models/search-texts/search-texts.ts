import { news } from '@/backend/modules/content/tables'
import { course } from '@/backend/modules/learning/tables'
import type { Db } from '@/backend/platform/db/connect'

/** What courses and articles are called: their words can be searched for as those of books can. */
export async function listSearchTexts(db: Db): Promise<string[]> {
  const courses = await db.select({ name: course.name, teacher: course.teacher }).from(course)
  const articles = await db.select({ title: news.title }).from(news)
  return [
    ...courses.flatMap(({ name, teacher }) => [name, teacher]),
    ...articles.map(({ title }) => title),
  ]
}
