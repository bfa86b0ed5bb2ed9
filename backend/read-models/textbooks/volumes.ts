import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { RunningPrices } from '@/backend/modules/catalog'
import { product } from '@/backend/modules/catalog/tables'
import { kindOfBook, volumeOf } from '@/backend/modules/textbooks'
import { asset } from '@/backend/modules/textbooks/tables'
import type { Db } from '@/backend/platform/db/connect'
import { productCards } from '@/backend/read-models/products/product-card-queries'
import { objectTypes } from '@/contract/kinds'
import type { AssetVolume } from '@/contract/shop/textbooks'

const MOST = 2_000

/** What may be a volume of a textbook: the product it names, and volumes of its grade, subject and series. */
const candidates = (db: Db, assetId: number | null) =>
  db
    .select({
      assetId: asset.id,
      productId: product.id,
      title: product.title,
      bookKind: product.bookKind,
      grade: asset.grade,
      subject: asset.subject,
      namedId: asset.productId,
    })
    .from(asset)
    .innerJoin(
      product,
      and(
        sql`${product.isActive}`,
        eq(product.objectType, objectTypes.book),
        or(
          eq(product.id, asset.productId),
          and(
            eq(product.grade, asset.grade),
            eq(product.subject, asset.subject),
            eq(product.series, asset.series),
            sql`${product.title} ~* 'tập'`,
          ),
        ),
      ),
    )
    .where(assetId === null ? undefined : eq(asset.id, assetId))
    .orderBy(desc(sql`${product.id} is not distinct from ${asset.productId}`), product.id)
    .limit(MOST)

type Candidate = Awaited<ReturnType<typeof candidates>>[number]

/** The product that the textbook names is believed unless its title says that it is a workbook. */
function isVolume({ productId, namedId, title, bookKind, grade, subject }: Candidate): boolean {
  const kind = kindOfBook({ title, bookKind, grade: grade ?? 0, subject: subject ?? '' })
  return productId === namedId ? kind !== 'workbook' : kind === 'textbook'
}

const byVolume = (one: AssetVolume, other: AssetVolume) =>
  (one.volume ?? 0) - (other.volume ?? 0) || one.productId - other.productId

/** The volumes of textbooks that are sold here, the first volume first, by textbook; never a book of another kind. */
export async function volumesOf(
  db: Db,
  running: RunningPrices,
  assetId: number | null = null,
): Promise<Map<number, AssetVolume[]>> {
  const found = (await candidates(db, assetId)).filter(isVolume)
  const ids = [...new Set(found.map(({ productId }) => productId))]
  const cards = new Map((await productCards(db, ids, running)).map((card) => [card.id, card]))
  const volumes = new Map<number, AssetVolume[]>()
  for (const { assetId: id, productId, title } of found) {
    const card = cards.get(productId)
    const known = volumes.get(id) ?? []
    const volume = volumeOf(title)
    // Of two editions of a volume the one the textbook names counts, else the older one.
    const isThere = known.some((one) => one.volume === volume)
    if (!card || isThere) continue
    const { slug, price, priceSale, available } = card
    volumes.set(id, [
      ...known,
      { productId, productName: title, slug, volume, price, priceSale, available },
    ])
  }
  for (const list of volumes.values()) list.sort(byVolume)
  return volumes
}
