import { expect, test } from '@jest/globals'
import { escapeXml, openSitemap, sitemapIndexXml } from '@/lib/seo/sitemap'
import {
  either,
  IDS_PER_PART,
  listed,
  numbered,
  PAGES_PER_PART,
  whole,
} from '@/lib/seo/sitemap-source'
import { textStream } from '@/lib/seo/text-stream'

const absolute = (path: string) => `https://sach.example${path}`

/** A catalogue of so many pages with two books each, and the list of pages that were asked for. */
function shelf(pages: number) {
  const asked: number[] = []
  const source = listed(async (page) => {
    asked.push(page)
    return page <= pages ? [{ path: `/a-${page}?x=1&y=2` }, { path: `/b-${page}` }] : []
  })
  return { source, asked }
}

const textOf = async (texts: AsyncGenerator<string> | null) => {
  let text = ''
  for await (const piece of texts ?? []) text += piece
  return text
}

test('a file lists every address once, whole and escaped', async () => {
  const text = await textOf(await openSitemap(shelf(3).source, 1, absolute))
  expect(text.match(/<loc>/g)).toHaveLength(6)
  expect(text).toContain('<loc>https://sach.example/a-2?x=1&amp;y=2</loc>')
  expect(text.endsWith('</urlset>\n')).toBe(true)
})

test('an address that tells when it changed says so', async () => {
  const source = whole(async () => [{ path: '/tin', updated: '2026-01-02T03:04:05Z' }])
  expect(await textOf(await openSitemap(source, 1, absolute))).toContain(
    '<lastmod>2026-01-02T03:04:05Z</lastmod>',
  )
})

test('a large catalogue is split, and no file exceeds what search engines take', async () => {
  const { source } = shelf(PAGES_PER_PART * 2 + 5)
  const index = await sitemapIndexXml({ products: source }, (kind, part) => `/${kind}-${part}`)
  expect(index.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>/products-1</loc>',
    '<loc>/products-2</loc>',
    '<loc>/products-3</loc>',
  ])
  const second = await textOf(await openSitemap(source, 2, absolute))
  expect(second.match(/<loc>/g)).toHaveLength(PAGES_PER_PART * 2)
  expect(second).toContain(`/b-${PAGES_PER_PART * 2}<`)
})

test('an empty kind has no file', async () => {
  const { source } = shelf(0)
  expect(await sitemapIndexXml({ news: source }, String)).not.toContain('<sitemap>')
  expect(await openSitemap(source, 1, absolute)).toBeNull()
})

test('pages are read as the reader takes them, and not after the reader left', async () => {
  const { source, asked } = shelf(500)
  const texts = await openSitemap(source, 1, absolute)
  if (!texts) throw new Error('nothing to read')
  const reader = textStream(texts).getReader()
  for (let piece = 0; piece < 4; piece++) await reader.read()
  await reader.cancel()
  expect(asked.length).toBeLessThan(8)
})

test('control characters, which XML cannot carry, are left out', () => {
  expect(escapeXml('a\u0000<b>\u000b"c"')).toBe('a&lt;b&gt;&quot;c&quot;')
})

const updatedTime = '2026-01-02T03:04:05Z'

/** Books by number, a thousand an answer. */
const books = (ids: readonly number[]) =>
  numbered(
    async (after) =>
      ids
        .filter((id) => id > after)
        .slice(0, 1000)
        .map((id) => ({ id, slug: 'sach', updatedTime })),
    ({ id }) => ({ path: `/${id}` }),
  )

const addressesOf = async (source: ReturnType<typeof books>) => {
  const parts = await source.parts()
  const files: string[][] = []
  for (const part of parts) {
    const text = await textOf(await openSitemap(source, part, absolute))
    files.push([...text.matchAll(/<loc>https:..sach.example\/(\d+)</g)].map(([, id]) => id ?? ''))
  }
  return { parts, files }
}

test('a hundred thousand books stand in files of fifty thousand, each book once', async () => {
  const ids = Array.from({ length: 100_003 }, (_, place) => place + 1)
  const { parts, files } = await addressesOf(books(ids))
  expect(parts).toEqual([1, 2, 3])
  expect(files.map((file) => file.length)).toEqual([IDS_PER_PART, IDS_PER_PART, 3])
  expect(new Set(files.flat()).size).toBe(ids.length)
})

test('numbers that were given up leave gaps, not empty files', async () => {
  const { parts, files } = await addressesOf(books([7, 50_000, 50_001, 400_001]))
  expect(parts).toEqual([1, 2, 9])
  expect(files).toEqual([['7', '50000'], ['50001'], ['400001']])
})

test('an upstream that repeats itself is not asked for ever', async () => {
  let asked = 0
  const stuck = numbered(
    async () => {
      if (++asked > 100) throw new Error('asked for ever')
      return [{ id: 1, slug: '', updatedTime }]
    },
    ({ id }) => ({ path: `/${id}` }),
  )
  await expect(openSitemap(stuck, 1, absolute).then(textOf)).rejects.toThrow('ascend')
  await expect(sitemapIndexXml({ books: stuck }, String)).rejects.toThrow('ascend')
})

test('an upstream that knows lists only is read by its lists; a silent one is not', async () => {
  const unknown = new Error('404')
  const fails = numbered(
    () => Promise.reject(unknown),
    () => ({ path: '/' }),
  )
  const lists = either(fails, shelf(2).source, (error) => error === unknown)
  expect(await lists.parts()).toEqual([1])
  expect((await textOf(await openSitemap(lists, 1, absolute))).match(/<loc>/g)).toHaveLength(4)
  await expect(either(fails, shelf(2).source, () => false).parts()).rejects.toThrow(unknown)
})
