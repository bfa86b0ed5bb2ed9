import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import {
  findIn,
  getCategory,
  lockTree,
  type Row,
} from '@/backend/modules/catalog/categories/staff-category-queries'
import { withDescendants } from '@/backend/modules/catalog/descendants'
import { indexProducts, markSearchIndexStale } from '@/backend/modules/catalog/index-products'
import { category, product } from '@/backend/modules/catalog/tables'
import { changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { Context } from '@/backend/platform/context'
import type { Tx } from '@/backend/platform/db/connect'
import { raiseDataVersion } from '@/backend/platform/db/data-version'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import type { Parsed } from '@/contract/endpoint'
import { DEEPEST_CATEGORY, type staffCategories } from '@/contract/staff/categories'
import { slugOf } from '@/contract/text'

type Draft = Parsed<typeof staffCategories.create>['body']
type Change = Parsed<typeof staffCategories.change>['body']
type Place = Parsed<typeof staffCategories.moveCategory>['body']

/** How far below the top a parent is; 0 is no parent. */
function depthOf(tree: readonly Row[], parentId: number | null): number {
  const parent = tree.find(({ id }) => id === parentId)
  return parent ? 1 + depthOf(tree, parent.parentId) : 0
}

const childrenOf = (tree: readonly Row[], parentId: number | null) =>
  tree
    .filter((one) => one.parentId === parentId && one.archivedAt === null)
    .sort((one, other) => one.position - other.position || one.id - other.id)

const heightOf = (tree: readonly Row[], id: number): number =>
  1 + Math.max(0, ...childrenOf(tree, id).map((child) => heightOf(tree, child.id)))

/** An address nobody has: the wanted one, else with a number. */
function freeSlug(tree: readonly Row[], wanted: string, own?: number): string {
  const taken = new Set(tree.filter(({ id }) => id !== own).map((one) => one.slug))
  for (let turn = 1; ; turn++) {
    const address = turn === 1 ? wanted : `${wanted}-${turn}`
    if (!taken.has(address)) return address
  }
}

/** Above this the search learns of the change from its job, not within the call. */
const MOST_INDEXED = 500

/** The names of a book's categories are words it is found by. */
async function indexBelow(tx: Tx, tree: readonly Row[], id: number) {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.categoryId, withDescendants(tree, id)))
    .limit(MOST_INDEXED + 1)
  if (rows.length > MOST_INDEXED) await markSearchIndexStale(tx)
  else if (rows.length > 0) {
    await indexProducts(
      tx,
      rows.map((row) => row.id),
    )
  }
}

/**
 * Puts a category last among its siblings, with an address made of its name; 404 without its parent, 409 where the tree would be too
 * deep.
 */
export const createCategory = (context: Context, { name, parentId = null, objectType }: Draft) =>
  changeWithAudit(context, 'category.create', async (tx) => {
    const tree = await lockTree(tx)
    const parent = parentId === null ? null : findIn(tree, parentId)
    if (depthOf(tree, parentId) >= DEEPEST_CATEGORY) {
      throw new HttpError(409, officeTexts.categoryTooDeep)
    }
    const last = childrenOf(tree, parentId).at(-1)
    const [row] = await tx
      .insert(category)
      .values({
        name,
        parentId,
        slug: freeSlug(tree, slugOf(name, 150) || 'danh-muc'),
        objectType: parent?.objectType ?? objectType ?? 0,
        position: (last?.position ?? -1) + 1,
      })
      .returning()
    if (!row) throw new Error('the category was not written')
    await raiseDataVersion(tx)
    const result = await getCategory(tx, row.id)
    return { subject: row.id, after: result, result }
  })

/** Changes name, address, picture or VAT class; 404 when there is none, 409 when the address is taken. */
export const changeCategory = (context: Context, id: number, change: Change) =>
  changeWithAudit(context, 'category.change', async (tx) => {
    const tree = await lockTree(tx)
    findIn(tree, id)
    const before = await getCategory(tx, id)
    if (change.slug !== undefined && freeSlug(tree, change.slug, id) !== change.slug) {
      throw new HttpError(409, officeTexts.addressTaken)
    }
    const { name, originalUrl, vatClass } = change
    await tx
      .update(category)
      .set({ name, slug: change.slug, imageUrl: originalUrl, vatClass })
      .where(eq(category.id, id))
    if (name !== undefined && name !== before.name) await indexBelow(tx, tree, id)
    await raiseDataVersion(tx)
    const result = await getCategory(tx, id)
    return { subject: id, before, after: result, result }
  })

function checkPlace(tree: readonly Row[], row: Row, parentId: number | null) {
  if (parentId === null) return
  const parent = findIn(tree, parentId)
  if (withDescendants(tree, row.id).includes(parentId)) {
    throw new HttpError(409, officeTexts.categoryIntoItself)
  }
  if (parent.objectType !== row.objectType) throw new HttpError(409, officeTexts.categoryOtherKind)
  if (depthOf(tree, parentId) + heightOf(tree, row.id) > DEEPEST_CATEGORY) {
    throw new HttpError(409, officeTexts.categoryTooDeep)
  }
}

/**
 * Moves a category with all below it to a place (from 0) under a parent, null for the top; 409 into itself, into another kind, or too
 * deep.
 */
export const moveCategory = (context: Context, id: number, { parentId, position }: Place) =>
  changeWithAudit(context, 'category.move', async (tx) => {
    const tree = await lockTree(tx)
    const row = findIn(tree, id)
    checkPlace(tree, row, parentId)
    const before = await getCategory(tx, id)
    const siblings = childrenOf(tree, parentId).filter((one) => one.id !== id)
    const inOrder = [...siblings.slice(0, position), row, ...siblings.slice(position)]
    for (const [place, one] of inOrder.entries()) {
      const isThere = one.position === place && (one.id !== id || one.parentId === parentId)
      if (isThere) continue
      const moved = one.id === id ? { position: place, parentId } : { position: place }
      await tx.update(category).set(moved).where(eq(category.id, one.id))
    }
    if (row.parentId !== parentId) await indexBelow(tx, tree, id)
    await raiseDataVersion(tx)
    const result = await getCategory(tx, id)
    return { subject: id, before, after: result, result }
  })

/** Refused while something would lose its place: books, hidden ones too, or categories. */
export const archiveCategory = (context: Context, id: number) =>
  changeWithAudit(context, 'category.archive', async (tx) => {
    const tree = await lockTree(tx)
    findIn(tree, id)
    if (childrenOf(tree, id).length > 0) throw new HttpError(409, officeTexts.categoryHasChildren)
    const inIt = and(eq(product.categoryId, id), isNull(product.archivedAt))
    const [books] = await tx.select({ count: count() }).from(product).where(inIt)
    if (books && books.count > 0) {
      throw new HttpError(409, officeTexts.categoryHasBooks(books.count))
    }
    const before = await getCategory(tx, id)
    await tx.update(category).set({ archivedAt: context.now() }).where(eq(category.id, id))
    await raiseDataVersion(tx)
    return { subject: id, before, result: null }
  })
