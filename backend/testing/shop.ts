import { appUser } from '@/backend/modules/accounts/tables'
import { category, flashSale, flashSaleItem, product } from '@/backend/modules/catalog/tables'
import { fillPlaces } from '@/backend/modules/geography/testing'
import { affiliate, voucher } from '@/backend/modules/promotions/tables'
import { inventory } from '@/backend/modules/stock/tables'
import type { Db } from '@/backend/platform/db/connect'
import { TEST_NOW } from '@/backend/testing/test-app'

/** Wards of the sample places: in the warehouse's city, in Hà Nội, on Phú Quốc. */
export const wards = { benThanh: 126743, hanoi: 100004, phuQuoc: 131078 }

const HOUR = 3_600_000
/** A shop in Hồ Chí Minh City with the usual fees and two categories, one below the other, and a third; no products yet. */
export async function openShop(db: Db): Promise<void> {
  await fillPlaces(db)
  await db.insert(category).values([
    { id: 1, name: 'Văn học', slug: 'van-hoc' },
    { id: 2, name: 'Thơ', slug: 'tho', parentId: 1 },
    { id: 3, name: 'Thiếu nhi', slug: 'thieu-nhi' },
  ])
}

type ProductDraft = Partial<typeof product.$inferInsert> & { id: number; onHand?: number }

/** A book of 300 g at 38.000 ₫ instead of 45.000 ₫, twenty on the shelf, unless told otherwise. */
export async function addProduct(db: Db, { onHand = 20, ...draft }: ProductDraft): Promise<number> {
  await db.insert(product).values({
    categoryId: 1,
    title: `Sách ${draft.id}`,
    slug: `sach-${draft.id}`,
    price: 45_000,
    salePrice: 38_000,
    weightGram: 300,
    ...draft,
  })
  if (draft.objectType !== 1) await db.insert(inventory).values({ productId: draft.id, onHand })
  return draft.id
}

/** A tenth off for anybody, once each, unless told otherwise. */
export async function addVoucher(
  db: Db,
  draft: Partial<typeof voucher.$inferInsert> & { code: string },
): Promise<number> {
  const [row] = await db
    .insert(voucher)
    .values({
      kind: 1,
      title: draft.code,
      discountType: 1,
      value: 10,
      startsAt: new Date(TEST_NOW.getTime() - HOUR),
      ...draft,
    })
    .returning({ id: voucher.id })
  return row?.id ?? 0
}

/** A flash sale that began an hour ago and ends in an hour. */
export async function addFlashSale(
  db: Db,
  item: { productId: number; price: number; quantity: number; perUser?: number },
): Promise<number> {
  const [sale] = await db
    .insert(flashSale)
    .values({
      name: 'Giờ vàng',
      startsAt: new Date(TEST_NOW.getTime() - HOUR),
      endsAt: new Date(TEST_NOW.getTime() + HOUR),
    })
    .returning({ id: flashSale.id })
  const [row] = await db
    .insert(flashSaleItem)
    .values({ flashSaleId: sale?.id ?? 0, ...item })
    .returning({ id: flashSaleItem.id })
  return row?.id ?? 0
}

/** An active account. */
export async function addUser(
  db: Db,
  draft: Partial<typeof appUser.$inferInsert> & { id: number },
): Promise<number> {
  await db.insert(appUser).values({
    email: `u${draft.id}@vi.du`,
    name: `Người ${draft.id}`,
    status: 1,
    emailProvenAt: new Date('2026-01-01'),
    ...draft,
  })
  return draft.id
}

/** An affiliate who earns five in a hundred and gives the buyer two. */
export async function addAffiliate(db: Db, userId: number, code: string): Promise<void> {
  const identity = { identityName: 'Người Giới Thiệu', identityNo: '001090000001' }
  await db.insert(affiliate).values({ userId, code, ratePercent: 5, buyerPercent: 2, ...identity })
}
