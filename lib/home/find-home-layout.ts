import 'server-only'
import { listProducts, type ProductSale } from '@/contract/shop/catalog'
import { getHomeLayout, type HomeLayout } from '@/contract/shop/home'
import { usualHome } from '@/contract/shop/home-content'
import { staffBlocks } from '@/contract/staff/blocks'
import { callPublic } from '@/lib/api/public'
import { callWithSession } from '@/lib/api/session'
import { isMissing, UpstreamError } from '@/lib/api/upstream-error'

/** The parts of the home page as the office has composed them; the usual ones of an upstream that does not tell. */
export async function findHomeLayout(): Promise<HomeLayout> {
  try {
    return (await callPublic(getHomeLayout)).data
  } catch (error) {
    if (isMissing(error)) return usualHome
    throw error
  }
}

/** The newest version, for the staff. */
export const previewHome = async (): Promise<HomeLayout> =>
  (await callWithSession(staffBlocks.previewHome)).data

const ON_A_SHELF = 10

async function loadShelf(category: number): Promise<readonly ProductSale[] | null> {
  try {
    const query = { category, sort: 'newest', pageSize: ON_A_SHELF } as const
    return (await callPublic(listProducts, { query })).data.productSales
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return null
  }
}

/** The books of each shelf by its category; null for one that could not be asked for. */
export async function loadShelves({ sections }: HomeLayout) {
  const ids = sections.flatMap(({ categoryId }) => categoryId ?? [])
  const loaded = await Promise.all(ids.map(async (id) => [id, await loadShelf(id)] as const))
  return new Map(loaded)
}
