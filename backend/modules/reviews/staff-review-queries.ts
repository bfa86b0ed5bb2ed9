import { and, eq, ilike, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { product } from '@/backend/modules/catalog/tables'
import { feedback } from '@/backend/modules/reviews/tables'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { containing, idsOf, listPage, orderBy } from '@/backend/platform/db/list-page'
import type { Parsed } from '@/contract/endpoint'
import type { StaffReview, staffReviews } from '@/contract/staff/reviews'
import { reviewStatus } from '@/contract/states'

type Query = Parsed<typeof staffReviews.list>['query']

const columns = {
  id: feedback.id,
  productId: feedback.productId,
  productName: product.title,
  displayName: feedback.displayName,
  rating: feedback.rating,
  content: feedback.content,
  createdAt: feedback.createdAt,
  readAt: feedback.readAt,
  status: feedback.status,
  hiddenReason: feedback.hiddenReason,
  reply: feedback.reply,
}

const select = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select(columns)
    .from(feedback)
    .leftJoin(product, eq(product.id, feedback.productId))
    .where(where)

type Row = Awaited<ReturnType<typeof select>>[number]

const staffReview = ({ createdAt, readAt, status, hiddenReason, ...row }: Row): StaffReview => ({
  ...row,
  // Hidden before reasons were written down: still hidden.
  hiddenReason: status === reviewStatus.hidden ? (hiddenReason ?? '') : null,
  createdTime: createdAt.toISOString(),
  isNew: readAt === null,
})

const states = {
  new: isNull(feedback.readAt),
  hidden: eq(feedback.status, reviewStatus.hidden),
  answered: isNotNull(feedback.reply),
}

/** The latest first; `q` looks in what was written and in the reader’s name. */
export async function listStaffReviews(db: Db, query: Query) {
  const { q, ids, state, rating, productId } = query
  const where = and(
    q
      ? or(ilike(feedback.content, containing(q)), ilike(feedback.displayName, containing(q)))
      : undefined,
    ids ? inArray(feedback.id, idsOf(ids)) : undefined,
    state && states[state],
    rating ? eq(feedback.rating, Number(rating)) : undefined,
    productId ? eq(feedback.productId, productId) : undefined,
  )
  const sorts = { createdTime: feedback.createdAt, rating: feedback.rating }
  const order = orderBy(query, sorts, { sort: 'createdTime', order: 'desc' }, feedback.id)
  return listPage(db, query, {
    from: feedback,
    where,
    rows: select(db, where),
    order,
    toDto: staffReview,
  })
}

export async function findStaffReview(db: Db | Tx, id: number): Promise<StaffReview | null> {
  const [row] = await select(db, eq(feedback.id, id))
  return row ? staffReview(row) : null
}
