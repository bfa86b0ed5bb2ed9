import 'server-only'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { drawOgImage } from '@/lib/seo/og/draw-og-image'
import { readOgToken } from '@/lib/seo/og/og-token'
import { typefaces } from '@/lib/seo/og/typeface'
import { site } from '@/lib/site'

const MEGABYTE = 1024 * 1024

/** A shared page is opened by many within the hour. */
const drawn = new LRUCache<string, Buffer<ArrayBuffer>, string>({
  maxSize: 8 * MEGABYTE,
  sizeCalculation: (picture) => picture.length || 1,
  fetchMethod: async (title, _, { context: shop }) => {
    const svg = drawOgImage(title, shop, await typefaces())
    const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer()
    return Buffer.from(png)
  },
})

/** A 1200 by 630 image of a signed title. */
export async function ogResponse(token: string): Promise<Response> {
  const title = readOgToken(token)
  if (title === null) return new Response(null, { status: 404 })
  const picture = await drawn.forceFetch(title, { context: (await site()).name })
  return new Response(picture, {
    headers: {
      'content-type': 'image/png',
      // The title is the address: another title is another picture.
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
