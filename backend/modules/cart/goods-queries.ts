import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Holder } from '@/backend/modules/accounts'
import {
  type FlashOffer,
  type FlashShare,
  firstImage,
  type Goods,
  offersNow,
} from '@/backend/modules/catalog'
import { flashSale, flashSaleItem, product } from '@/backend/modules/catalog/tables'
import { course, userCourse } from '@/backend/modules/learning/tables'
import { flashCopiesOf } from '@/backend/modules/orders'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { objectTypes } from '@/contract/kinds'

const stock = sql`coalesce(${inventory.onHand} - ${inventory.reserved}, 0)`.mapWith(Number)

const goodsRows = (db: Db, ids: number[]) =>
  db
    .select({
      productId: product.id,
      title: product.title,
      slug: product.slug,
      imageUrl: firstImage,
      objectType: product.objectType,
      categoryId: product.categoryId,
      listPrice: product.price,
      salePrice: product.salePrice,
      weightGram: product.weightGram,
      isActive: product.isActive,
      stock,
    })
    .from(product)
    .leftJoin(inventory, eq(inventory.productId, product.id))
    .where(inArray(product.id, ids))

type Offer = FlashOffer & { itemId: number; productId: number; perUser: number }

const runningOffers = (db: Db, ids: number[], now: Date): Promise<Offer[]> =>
  db
    .select({
      itemId: flashSaleItem.id,
      productId: flashSaleItem.productId,
      price: flashSaleItem.price,
      quantity: flashSaleItem.quantity,
      sold: flashSaleItem.sold,
      perUser: flashSaleItem.perUser,
      startsAt: flashSale.startsAt,
      endsAt: flashSale.endsAt,
    })
    .from(flashSaleItem)
    .innerJoin(flashSale, eq(flashSale.id, flashSaleItem.flashSaleId))
    .where(
      and(
        inArray(flashSaleItem.productId, ids),
        lte(flashSale.startsAt, now),
        gt(flashSale.endsAt, now),
      ),
    )

/** The courses products open, and whether the buyer has all of them already. */
async function coursesOf(db: Db, ids: number[], { userId }: Holder, now: Date) {
  type Opened = { courseId: number; courseDays: number | null; isOwned: boolean }
  if (ids.length === 0) return new Map<number, Opened>()
  const rows = await db
    .select({
      productId: course.productId,
      courseId: sql`min(${course.id})`.mapWith(Number),
      courseDays: sql<number | null>`min(${course.validDays})`,
      isOwned: sql<boolean>`bool_and(${userCourse.userId} is not null)`,
    })
    .from(course)
    .leftJoin(
      userCourse,
      and(
        eq(userCourse.courseId, course.id),
        eq(userCourse.userId, userId ?? 0),
        or(isNull(userCourse.expiresAt), gt(userCourse.expiresAt, now)),
      ),
    )
    .where(inArray(course.productId, ids))
    .groupBy(course.productId)
  return new Map(rows.map(({ productId, ...facts }) => [productId ?? 0, facts]))
}

/** The flash sales a product is in now, the cheapest first, as far as this buyer may share in them. */
const sharesOf = (
  offers: readonly Offer[],
  salePrice: number,
  bought: ReadonlyMap<number, number>,
  now: Date,
): FlashShare[] =>
  offersNow(salePrice, offers, now).map((offer) => ({
    itemId: offer.itemId,
    price: offer.price,
    left: offer.quantity - offer.sold,
    perHolder: offer.perUser,
    bought: bought.get(offer.itemId) ?? 0,
  }))

/** Everything a cart needs to know about its products; unknown ids are absent, inactive ones say so. */
export async function findGoods(
  db: Db,
  productIds: readonly number[],
  holder: Holder,
  now: Date,
): Promise<Map<number, Goods>> {
  const ids = [...productIds]
  if (ids.length === 0) return new Map()
  const rows = await goodsRows(db, ids)
  const offers = await runningOffers(db, ids, now)
  const bought = await flashCopiesOf(
    db,
    offers.map((offer) => offer.itemId),
    holder,
  )
  const courseProducts = rows
    .filter((row) => row.objectType === objectTypes.course)
    .map((row) => row.productId)
  const courses = await coursesOf(db, courseProducts, holder, now)
  return new Map(
    rows.map(({ stock: copies, ...row }) => {
      const opens = courses.get(row.productId)
      const own = offers.filter((offer) => offer.productId === row.productId)
      return [
        row.productId,
        {
          ...row,
          available: row.objectType === objectTypes.course ? 1 : Math.max(0, copies),
          flashShares: sharesOf(own, row.salePrice, bought, now),
          courseId: opens?.courseId ?? null,
          courseDays: opens?.courseDays ?? null,
          isOwned: opens?.isOwned ?? false,
        },
      ]
    }),
  )
}
