import { listProducts } from '@/contract/shop/catalog'
import { listLibraryCourses } from '@/contract/shop/learning'
import { listNews } from '@/contract/shop/news'
import { call } from '@/lib/api/browser'
import { paths, type SearchType } from '@/lib/routes/paths'
import { type Highlighted, highlightMatches } from '@/lib/search/highlight-matches'

export type Suggestion = {
  /** 0 is a category, 4 a page of help. */
  kind: SearchType | 0 | 4
  id: number
  href: string
  title: string
  marked: Highlighted[]
  picture: string | null | undefined
  price?: number
}

const LIMIT = 10
/** Places reserved for each of the other kinds. */
const ASIDE = 2

async function askProducts(searchContent: string): Promise<Suggestion[]> {
  const query = { searchContent, pageSize: LIMIT, objectType: '0,1' }
  const { data } = await call(listProducts, { query })
  const categories = data.categories?.slice(0, ASIDE).map(
    ({ categoryId: id, slug, categoryName }): Suggestion => ({
      kind: 0,
      id,
      href: paths.category({ id, slug }),
      title: categoryName,
      marked: highlightMatches(categoryName, searchContent),
      picture: null,
    }),
  )
  const products = data.productSales.map(
    ({ productId: id, slug, productName, originalUrl, priceSale }): Suggestion => ({
      kind: 1,
      id,
      href: paths.product({ id, slug }),
      title: productName,
      marked: highlightMatches(productName, searchContent),
      picture: originalUrl,
      price: priceSale,
    }),
  )
  const policies = data.policies?.slice(0, ASIDE).map(
    ({ slug, title }, index): Suggestion => ({
      kind: 4,
      id: index,
      href: `/${slug}`,
      title,
      marked: highlightMatches(title, searchContent),
      picture: null,
    }),
  )
  return [...(policies ?? []), ...(categories ?? []), ...products]
}

async function askCourses(searchContent: string): Promise<Suggestion[]> {
  const { data } = await call(listLibraryCourses, { query: { searchContent, pageSize: LIMIT } })
  return data.map(({ courseId: id, slug, courseName, imageURL }) => ({
    kind: 2,
    id,
    href: paths.libraryCourse({ id, slug }),
    title: courseName,
    marked: highlightMatches(courseName, searchContent),
    picture: imageURL,
  }))
}

async function askNews(searchContent: string): Promise<Suggestion[]> {
  const { data } = await call(listNews, { query: { searchContent, pageSize: LIMIT } })
  return data.map(({ newsId: id, newsURL, title, originalUrl }) => ({
    kind: 3,
    id,
    href: paths.news({ id, newsURL }),
    title,
    marked: highlightMatches(title, searchContent),
    picture: originalUrl,
  }))
}

const askers: Record<SearchType, typeof askProducts> = { 1: askProducts, 2: askCourses, 3: askNews }
const kinds: readonly SearchType[] = [1, 2, 3]

/** Matches of all kinds, the chosen kind first with most of the ten places. Fails when nothing was found and a kind could not be asked. */
export async function fetchSuggestions(text: string, chosen: SearchType): Promise<Suggestion[]> {
  const order = [chosen, ...kinds.filter((kind) => kind !== chosen)]
  const answers = await Promise.allSettled(order.map((kind) => askers[kind](text)))
  const found = answers.flatMap((it) => (it.status === 'fulfilled' ? it.value : []))
  const failed = answers.find(({ status }) => status === 'rejected')
  if (failed && found.length === 0) throw new Error('a kind could not be asked')
  const [first = [], ...others] = answers.map((it) => (it.status === 'fulfilled' ? it.value : []))
  const kept = others.reduce((sum, list) => sum + Math.min(ASIDE, list.length), 0)
  const mixed = [...first.slice(0, LIMIT - kept), ...others.flatMap((list) => list.slice(0, ASIDE))]
  const rest = others.flatMap((list) => list.slice(ASIDE))
  return [...mixed, ...rest].slice(0, LIMIT)
}
