import type { APIRequestContext } from 'playwright/test'

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

/** The app's pages stand in no sitemap, and short links only in books. */
const unlisted = ['/mobile/news/1', '/mobile/sgk/thu-vien-sgk/1']

/** Every page that stands alone, and the first two of each kind that has many. */
export async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const files = locsIn(await (await request.get('/sitemap.xml')).text())
  const listed = await Promise.all(
    files.map(async (file) => {
      const urls = locsIn(await (await request.get(file)).text())
      return file.includes('/pages-') ? urls : urls.slice(0, 2)
    }),
  )
  return [...listed.flat(), ...unlisted]
}
