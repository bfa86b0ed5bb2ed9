import { searchText } from '@/backend/modules/search/search-text'
import type { Db } from '@/backend/platform/db/connect'
import { news, newsTag } from '@/backend/platform/db/tables'
import { resolveLinks } from '@/backend/seed/content/links'
import { rubrics } from '@/backend/seed/content/news/index'
import { newsPicture } from '@/backend/seed/content/pictures'
import { DAY_MINUTES, minutesBefore, type SeedContext } from '@/backend/seed/context'
import { mediaUrl } from '@/backend/seed/pictures'
import { diceFor } from '@/backend/seed/random'
import { slug } from '@/contract/text'

export async function writeNews(db: Db, { now, demo, productIds }: SeedContext): Promise<void> {
  const tags = await db
    .insert(newsTag)
    .values(
      rubrics.map(({ name, slug: address }, at) => ({ name, slug: address, position: at + 1 })),
    )
    .returning({ id: newsTag.id, slug: newsTag.slug })
  const tagId = new Map(tags.map((tag) => [tag.slug, tag.id]))
  const rows = rubrics.flatMap((rubric) =>
    rubric.articles.map((article) => {
      const minutes = article.daysAgo * DAY_MINUTES + diceFor(article.title).whole(20, 600)
      const publishedAt = minutesBefore(now, minutes)
      return {
        tagId: tagId.get(rubric.slug) ?? null,
        title: article.title,
        newsUrl: slug(article.title),
        summary: article.summary,
        contentHtml: resolveLinks(article.html, { products: productIds }),
        imageUrl: mediaUrl(newsPicture(article.title)),
        author: article.author,
        isFocus: article.isFocus ?? false,
        views: demo ? article.views : 0,
        publishedAt,
        updatedAt: publishedAt,
        searchText: searchText(article.title, article.summary, rubric.name),
      }
    }),
  )
  // Ids rise with time, as they would have in a shop that wrote them one by one.
  await db
    .insert(news)
    .values(rows.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime()))
}
