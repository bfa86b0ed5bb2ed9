import { asc } from 'drizzle-orm'
import { siteLogo } from '@/backend/modules/content/tables'
import type { Services } from '@/backend/platform/context'
import type { Output } from '@/contract/endpoint'
import type { getLogos } from '@/contract/shop/catalog'
import { defaultShop } from '@/contract/shop-defaults'

type Logos = Output<typeof getLogos>['data']

/** Where the pictures of the sample shop lie; its name is drawn into them. */
const SAMPLES = '/media/logo/'

/** The shop's logos as the office has set them; without any those of the database. */
export async function listLogos({
  db,
  settings,
}: Pick<Services, 'db' | 'settings'>): Promise<Logos> {
  const { shop } = settings.current()
  const wide = shop.logoUrl ?? shop.narrowLogoUrl
  if (wide !== null) {
    const narrow = shop.narrowLogoUrl ?? wide
    return [
      { logoId: 1, isMobile: false, originalSizeURL: wide },
      { logoId: 2, isMobile: true, originalSizeURL: narrow },
    ]
  }
  const rows = await db.select().from(siteLogo).orderBy(asc(siteLogo.position), asc(siteLogo.id))
  const isSample = shop.name === defaultShop.name
  return rows
    .filter(({ originalSizeUrl }) => isSample || !originalSizeUrl.startsWith(SAMPLES))
    .map(({ id, isMobile, originalSizeUrl }) => ({
      logoId: id,
      isMobile,
      originalSizeURL: originalSizeUrl,
    }))
}
