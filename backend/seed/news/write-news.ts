import { news, newsTag } from '@/backend/modules/content/tables'
import { addSearchWords, searchText } from '@/backend/modules/search'
import type { Db } from '@/backend/platform/db/connect'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { newsPicture } from '@/backend/seed/generators/content-pictures'
import { mediaUrl } from '@/backend/seed/generators/picture'
import { resolveLinks } from '@/backend/seed/pages/text-links'
import { randomFor } from '@/backend/seed/random'
import { articles, newsTags } from './news'

export async function writeNews(db: Db, { now, demo, productIds }: SeedContext): Promise<void> {
  const tags = await db
    .insert(newsTag)
    .values(newsTags().map(({ name, slug }, at) => ({ name, slug, position: at + 1 })))
    .returning({ id: newsTag.id, slug: newsTag.slug, name: newsTag.name })
  const tagOf = new Map(tags.map((tag) => [tag.slug, tag]))
  const rows = articles().map((article) => {
    const tag = tagOf.get(article.tag)
    const minutes = article.daysAgo * DAY_MINUTES + randomFor(article.title).whole(20, 600)
    const publishedAt = minutesBefore(now, minutes)
    return {
      tagId: tag?.id ?? null,
      title: article.title,
      newsUrl: article.slug,
      summary: article.summary,
      contentHtml: resolveLinks(article.html, { products: productIds }),
      imageUrl: mediaUrl(newsPicture(article)),
      author: article.author,
      isFocus: article.isFocus,
      views: demo ? article.views : 0,
      publishedAt,
      updatedAt: publishedAt,
      savedAt: publishedAt,
      searchText: searchText(article.title, article.summary, tag?.name ?? ''),
    }
  })
  await addSearchWords(
    db,
    rows.map(({ title }) => title),
  )
  // Ids rise with time, as they would have in a shop that wrote them one by one.
  await db
    .insert(news)
    .values(rows.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime()))
}
