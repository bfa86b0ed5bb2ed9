// Reads the whole shop as a search engine does: `npm run crawl -- http://localhost:3000`.
import { type CrawledPage, findings } from '@/e2e/crawl/findings'
import { pageFacts, plainText } from '@/e2e/crawl/page-facts'
import { mayRead } from '@/e2e/crawl/robots'

const origin = new URL(process.argv[2] ?? 'http://localhost:3000').origin
const AT_ONCE = 4
const REPORTED = 25

const textOf = async (address: string) => (await fetch(address)).text()
const locsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => plainText(loc ?? ''))

const isAllowed = mayRead(await textOf(`${origin}/robots.txt`))

async function read(path: string): Promise<CrawledPage> {
  const response = await fetch(origin + path, { redirect: 'manual' })
  return { path, status: response.status, ...pageFacts(await response.text()) }
}

/** Visits everything that what was visited leads to, a few at a time. */
async function spread<T>(start: string, visit: (path: string) => Promise<[T, string[]]>) {
  const known = new Set([start])
  let waiting = [start]
  const results: T[] = []
  while (waiting.length > 0) {
    const [now, later] = [waiting.slice(0, AT_ONCE), waiting.slice(AT_ONCE)]
    const answers = await Promise.all(now.map(visit))
    const links = new Set(answers.flatMap(([, found]) => found))
    waiting = [...later, ...[...links].filter((link) => !known.has(link))]
    for (const link of links) known.add(link)
    results.push(...answers.map(([result]) => result))
  }
  return results
}

const pages = await spread('/trang-chu', async (path) => {
  const page = await read(path)
  return [page, page.links.filter(isAllowed)]
})
const pictures = [...new Set(pages.flatMap((page) => page.pictures))]
const missing: string[] = []
for (const picture of pictures) {
  const { status } = await fetch(origin + picture, { method: 'HEAD' })
  if (status !== 200) missing.push(`${status} ${picture}`)
}
const files = locsOf(await textOf(`${origin}/sitemap.xml`))
const mapped: string[] = []
for (const file of files) mapped.push(...locsOf(await textOf(file)))

const listed = pages.filter((page) => page.isListed).length
console.log(`${pages.length} addresses read, ${listed} to be listed; ${pictures.length} pictures;`)
console.log(`${mapped.length} addresses in ${files.length} sitemaps`)
const result = { ...findings(pages, mapped, origin), 'pictures missing': missing }
for (const [name, list] of Object.entries(result)) {
  console.log(`${name}: ${list.length}`)
  for (const line of list.slice(0, REPORTED)) console.log(`  ${line}`)
}
process.exitCode = Object.values(result).some((list) => list.length > 0) ? 1 : 0
