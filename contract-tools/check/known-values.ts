import { endpoints } from '@/contract'
import type { Endpoint, Output } from '@/contract/endpoint'
import * as addressBook from '@/contract/shop/address-book'
import * as catalog from '@/contract/shop/catalog'
import * as exams from '@/contract/shop/exams'
import * as learning from '@/contract/shop/learning'
import * as news from '@/contract/shop/news'
import * as orders from '@/contract/shop/orders'
import * as pages from '@/contract/shop/pages'
import * as reviews from '@/contract/shop/reviews'
import * as sitemap from '@/contract/shop/sitemap'
import * as textbooks from '@/contract/shop/textbooks'
import type { Given } from '@/contract-tools/check/call-endpoints'
import { rowsOf } from '@/contract-tools/check/judge-values'
import { policyPaths } from '@/lib/routes/pages'

type Answers = ReadonlyMap<Endpoint, unknown>
type Find = (answers: Answers) => Given | undefined

const told = <E extends Endpoint>(answers: Answers, endpoint: E) =>
  answers.get(endpoint) as Output<E> | undefined

const params = (values: Record<string, string | number | undefined>): Given | undefined =>
  Object.values(values).every((value) => value !== undefined)
    ? { params: values as Record<string, string | number> }
    : undefined

const firstProduct = (answers: Answers) =>
  told(answers, catalog.listProducts)?.data.productSales[0]?.productId
const firstNews = (answers: Answers) => told(answers, news.listNews)?.data[0]
const lessonOf = (
  course: { courseChapters: { lessons: { lessonId: number; isLocked: boolean }[] }[] } | undefined,
) =>
  course?.courseChapters.flatMap(({ lessons }) => lessons).find(({ isLocked }) => !isLocked)
    ?.lessonId
const firstOrder = (answers: Answers) => told(answers, orders.listUserOrders)?.data[0]?.orderId
const firstExam = (answers: Answers) => told(answers, exams.listExaminations)?.data[0]

/** Where the values of a call are found among the answers of others. */
const sources = new Map<Endpoint, Find>([
  [catalog.getProduct, (all) => params({ id: firstProduct(all) })],
  [reviews.getProductFeedback, (all) => params({ id: firstProduct(all) })],
  [
    learning.getLibraryCourse,
    (all) => params({ id: told(all, learning.listLibraryCourses)?.data[0]?.courseId }),
  ],
  [
    learning.getLibraryLesson,
    (all) => params({ id: lessonOf(told(all, learning.getLibraryCourse)?.data) }),
  ],
  [
    learning.getUserCourse,
    (all) => params({ id: told(all, learning.listUserCourses)?.data[0]?.courseId }),
  ],
  [
    learning.getUserLesson,
    (all) => params({ id: lessonOf(told(all, learning.getUserCourse)?.data) }),
  ],
  [news.getNews, (all) => params({ id: firstNews(all)?.newsId })],
  [news.getNewsByUrl, (all) => params({ url: firstNews(all)?.newsURL })],
  [news.listRelatedNews, (all) => params({ x: firstNews(all)?.newsId })],
  [news.listNewestNews, () => ({ params: { x: 4 } })],
  [textbooks.getAsset, (all) => params({ id: told(all, textbooks.listAssets)?.data[0]?.assetId })],
  [pages.getLandingPage, () => ({ params: { id: policyPaths.terms.slice(1) } })],
  [sitemap.listSitemapItems, () => ({ params: { kind: 'products' } })],
  [
    addressBook.getAddress,
    (all) => params({ id: told(all, addressBook.listAddresses)?.data[0]?.addressId }),
  ],
  [orders.getUserOrder, (all) => params({ id: firstOrder(all) })],
  [orders.getOrder, (all) => params({ id: firstOrder(all) })],
  [
    exams.listExaminations,
    (all) => asQuery('courseId', told(all, learning.listUserCourses)?.data[0]?.courseId),
  ],
  [
    exams.listAssignments,
    (all) => asQuery('lessonId', lessonOf(told(all, learning.getUserCourse)?.data)),
  ],
  [exams.getExamination, (all) => params({ id: firstExam(all)?.examinationId })],
  [
    exams.reviewExam,
    (all) => params({ id: firstExam(all)?.lastResult ? firstExam(all)?.examinationId : undefined }),
  ],
])

function asQuery(name: string, value: number | undefined): Given | undefined {
  return value === undefined ? undefined : { query: { [name]: value } }
}

const firstScalar = (row: unknown, schema: NonNullable<Endpoint['params']>) => {
  const [name = ''] = Object.keys(schema.shape)
  const values = Object.entries((row ?? {}) as object).filter(([key]) =>
    /^id$|Id$|code$|slug$/i.test(key),
  )
  const value = values
    .map(([, one]) => String(one))
    .find((one) => schema.safeParse({ [name]: one }).success)
  return params({ [name]: value })
}

/** What stands in a list is asked for by the list's own address and an id behind it. */
function fromList({ path, params: schema }: Endpoint, answers: Answers): Given | undefined {
  const list = endpoints.find(
    ({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path.replace(/\/\{\w+\}$/, ''),
  )?.endpoint
  const [row] = rowsOf(list && answers.get(list))
  return schema && row !== undefined ? firstScalar(row, schema) : undefined
}

const needsNothing = ({ params: schema, query }: Endpoint) =>
  schema === undefined && (query === undefined || query.safeParse({}).success)

/** With what a call can be made; undefined while no answer tells. */
export function knownValues(endpoint: Endpoint, answers: Answers): Given | undefined {
  if (needsNothing(endpoint)) return {}
  const find = sources.get(endpoint)
  return find ? find(answers) : fromList(endpoint, answers)
}
