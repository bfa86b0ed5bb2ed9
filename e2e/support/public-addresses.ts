import { type APIRequestContext, expect } from 'playwright/test'

const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

/** The app's pages stand in no sitemap, and short links only in books. */
const unlisted = ['/mobile/news/1', '/mobile/sgk/thu-vien-sgk/1']

/** Every page that stands alone, and the first few of each kind that has many. */
export async function publicAddresses(request: APIRequestContext, ofEach = 2): Promise<string[]> {
  const read = async (file: string) => {
    const answer = await request.get(file)
    await expect(answer, file).toBeOK()
    return locsIn(await answer.text())
  }
  const listed: string[] = []
  // One after the other: the shop writes few of these files at a time and puts the rest off.
  for (const file of await read('/sitemap.xml')) {
    const urls = await read(file)
    listed.push(...(file.includes('/pages-') ? urls : urls.slice(0, ofEach)))
  }
  return [...listed, ...unlisted]
}
