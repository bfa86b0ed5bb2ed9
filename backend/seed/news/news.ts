import { z } from 'zod'
import { count, daysAgo, picture, slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'
import { readMarkdown } from '@/backend/seed/read/read-markdown'
import { folderOf, listFiles, nameOf } from '@/backend/seed/read/read-text'

const Tag = z.strictObject({ slug, name: text })

const ArticleFields = z.strictObject({
  title: text,
  author: text,
  daysAgo,
  views: count,
  /** Leads the news page. */
  isFocus: z.boolean().default(false),
  summary: text,
  picture,
})

export type Article = z.infer<typeof ArticleFields> & { slug: string; tag: string; html: string }

/** The tags of the news in the order of their chips. */
export const newsTags = once(() => readJson('news/tags.json', z.array(Tag)))

export const articleFiles = () =>
  newsTags().flatMap(({ slug: tag }) => listFiles(`news/${tag}`, '.md'))

/** The folder of a file is its tag, its name the address. */
export const readArticle = (file: string): Article => ({
  ...readMarkdown(file, ArticleFields),
  slug: nameOf(file),
  tag: folderOf(file),
})

/** The articles in the order of their tags. */
export const articles = once((): readonly Article[] => articleFiles().map(readArticle))
