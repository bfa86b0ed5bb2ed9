import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { listCategories } from '@/backend/modules/catalog'
import { listPlaces } from '@/backend/modules/geography'
import type { Config } from '@/backend/platform/config'
import type { Services } from '@/backend/platform/context'
import type { Db } from '@/backend/platform/db/connect'
import { dataVersion } from '@/backend/platform/db/data-version'
import type { Category } from '@/contract/shop/catalog'

const compress = promisify(gzip)
/** Edits made past this process, straight in the database, show after this long. */
const LIFETIME_MS = 5 * 60_000

export type PublicState = {
  categories: Category[]
  /** The members of UserApp's data that are the same for everybody, as JSON without braces. */
  members: string
  /** A guest's whole response, plain and compressed, and its entity tag. */
  body: Buffer
  zipped: Buffer
  tag: string
}

type CachedState = { version: number; madeAt: number; data: Promise<PublicState> }
// By configuration, because there is one of it per running backend.
const cache = new WeakMap<Config, CachedState>()

async function categoriesOf(db: Db): Promise<Category[]> {
  return (await listCategories(db)).map((row) => ({
    categoryId: row.id,
    categoryName: row.name,
    slug: row.slug,
    parentId: row.parentId ?? 0,
    originalUrl: row.imageUrl,
    position: row.position,
    objectType: row.objectType,
    totalProduct: row.productCount,
  }))
}

export const userAppJson = (personal: { user: unknown; affiliate: unknown }, members: string) =>
  `{"data":{"user":${JSON.stringify(personal.user)},"affiliate":${JSON.stringify(personal.affiliate)},${members}}}`

async function make({ db, config }: Pick<Services, 'db' | 'config'>): Promise<PublicState> {
  const categories = await categoriesOf(db)
  const places = await listPlaces(db, config.adminScheme)
  const members = JSON.stringify({ categories, ...places }).slice(1, -1)
  const body = Buffer.from(userAppJson({ user: null, affiliate: null }, members))
  return {
    categories,
    members,
    body,
    zipped: await compress(body),
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 27),
  }
}

/** Categories and places, made once per version of the data; callers that come meanwhile wait for the same one. */
export async function publicState(
  services: Pick<Services, 'db' | 'config' | 'now'>,
): Promise<PublicState> {
  const { db, now, config } = services
  const version = await dataVersion(db)
  const madeAt = now().getTime()
  const known = cache.get(config)
  if (known?.version === version && Math.abs(madeAt - known.madeAt) < LIFETIME_MS) {
    return await known.data
  }
  const data = make(services)
  const fresh = { version, madeAt, data }
  cache.set(config, fresh)
  // A failure is not cached: the next caller tries again.
  data.catch(() => {
    if (cache.get(config) === fresh) cache.delete(config)
  })
  return await data
}
