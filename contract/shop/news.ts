import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import {
  blankable,
  envelope,
  IdText,
  Instant,
  PageText,
  SearchText,
  SlugText,
  searched,
  sizeText,
  wholeText,
} from '@/contract/fields'
import { ProductSale } from '@/contract/shop/catalog'

export const NewsItem = z.object({
  newsId: z.int(),
  title: z.string(),
  newsURL: z.string(),
  summary: z.string(),
  originalUrl: z.nullish(z.string()),
  isFocus: z.boolean(),
  views: z.int(),
  publishedTime: Instant,
  tagId: z.nullish(z.int()),
  tagName: z.nullish(z.string()),
})
export type NewsItem = z.output<typeof NewsItem>
/** `content` is HTML as it was written: whoever shows it sanitises it first, as the storefront does. */
export const NewsDetail = z.extend(NewsItem, {
  content: z.string(),
  updatedTime: z.nullish(Instant),
  /** Products its text links to, in the order of the text. */
  products: z.optional(z.array(ProductSale)),
})
export type NewsDetail = z.output<typeof NewsDetail>
export const NewsTag = z.object({
  tagId: z.int(),
  tagName: z.string(),
  slug: z.string(),
  /** @example 3 */
  totalNews: z.int(),
})
export type NewsTag = z.output<typeof NewsTag>

export const listNews = endpoint({
  method: 'GET',
  path: '/api/News',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Published news, newest first, by tag or search text.',
  query: z.object({
    page: PageText,
    pageSize: sizeText(12, 60),
    tag: blankable(IdText),
    searchContent: blankable(SearchText),
  }),
  response: searched(NewsItem),
})
export const listNewsTags = endpoint({
  method: 'GET',
  path: '/api/News/Tag',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Tags with the number of published news.',
  response: envelope(z.array(NewsTag)),
})
export const getNewsByUrl = endpoint({
  method: 'GET',
  path: '/api/News/NewsUrl/{url}',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'One news item by its address.',
  params: z.object({ url: SlugText }),
  response: envelope(NewsDetail),
})
export const listNewestNews = endpoint({
  method: 'GET',
  path: '/api/News/GetNewNews/{x}',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'The x newest items, 1 to 50.',
  params: z.object({ x: wholeText(1, 50) }),
  response: envelope(z.array(NewsItem)),
})
export const listRelatedNews = endpoint({
  method: 'GET',
  path: '/api/News/GetRelatedNews/{x}',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Items related to the news with id x.',
  params: z.object({ x: IdText }),
  response: envelope(z.array(NewsItem)),
})
export const getNews = endpoint({
  method: 'GET',
  path: '/api/News/{id}',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'One news item by id.',
  params: z.object({ id: IdText }),
  response: envelope(NewsDetail),
})
