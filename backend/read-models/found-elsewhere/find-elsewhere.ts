import { listNews } from '@/backend/modules/content'
import { listLibraryCourses } from '@/backend/modules/learning'
import { isNamed, readPlainSearch, type Search } from '@/backend/modules/search'
import { listAssets } from '@/backend/modules/textbooks'
import type { Services } from '@/backend/platform/context'
import { findPolicies } from '@/backend/read-models/found-elsewhere/policy-index'
import { publicState } from '@/backend/read-models/public-state/public-state'

/** Of each kind so many are shown with the products. */
const MOST = 3
/** So many are looked at: letters alone may be met by chance. */
const CANDIDATES = 12

/** Categories, courses, pages, news and textbooks of the searched name: whole words, as their marks spell them. */
export async function findElsewhere(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  search: Search,
) {
  const { db, now } = services
  const plain = readPlainSearch(search.words.map(({ text }) => text).join(' '))
  const whole = plain && { ...plain, matching: plain.whole }
  const page = { search: whole, page: 1, pageSize: CANDIDATES }
  const named = <Row>(rows: readonly Row[], textOf: (row: Row) => string) =>
    rows.filter((row) => isNamed(search, textOf(row))).slice(0, MOST)
  const { categories } = await publicState(services)
  const courses = await listLibraryCourses(db, { ...page, categoryId: null, isSgk: false })
  const news = await listNews(db, now(), { ...page, tagId: null })
  const textbooks = await listAssets(db, whole)
  return {
    categories: named(
      categories.filter(({ totalProduct }) => totalProduct > 0),
      ({ categoryName }) => categoryName,
    ).map(({ categoryId, categoryName, slug, totalProduct }) => ({
      categoryId,
      categoryName,
      slug,
      totalProduct,
    })),
    courses: named(
      courses.rows,
      ({ name, teacher, summary }) => `${name} ${teacher} ${summary}`,
    ).map(({ id, name, slug }) => ({ courseId: id, courseName: name, slug })),
    policies: await findPolicies(services, search, MOST),
    news: named(news.rows, ({ title }) => title).map(({ id, title, newsUrl }) => ({
      newsId: id,
      title,
      newsURL: newsUrl,
    })),
    textbooks: named(
      textbooks,
      ({ asset: { name, subject, grade } }) =>
        `${name} ${subject ?? ''} ${grade === null ? '' : `lớp ${grade}`}`,
    ).map(({ asset: { id, name, slug } }) => ({ assetId: id, assetName: name, slug })),
  }
}
