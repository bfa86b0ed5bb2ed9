import { expect, test } from '@jest/globals'
import { policyPaths } from '@/lib/routes/pages'
import { llmsText } from '@/lib/seo/llms-text'
import { newsFeedXml } from '@/lib/seo/news-feed'
import { readOgToken } from '@/lib/seo/og/og-token'
import { metadataOf } from '@/lib/seo/page-metadata'

const absolute = (path: string) => `https://sach.example${path}`

type Picture = { url: string; alt: string }
const pictureOf = (metadata: ReturnType<typeof metadataOf>) => {
  const [first] = (metadata.openGraph?.images ?? []) as Picture[]
  return first
}
const drawnTitle = (metadata: ReturnType<typeof metadataOf>) =>
  readOgToken(pictureOf(metadata)?.url.replace('/og/', '') ?? '')

const about = { title: 'Giới thiệu', description: 'Hiệu sách là ai.', path: '/gioi-thieu' }

test('a page without a picture shows its title drawn', () => {
  const metadata = metadataOf(about, 'Mây')
  expect(drawnTitle(metadata)).toBe('Giới thiệu')
  expect(metadata.alternates?.canonical).toBe('/gioi-thieu')
  expect(metadata.openGraph).toMatchObject({ siteName: 'Mây', locale: 'vi_VN' })
  expect(metadata.robots).toBeUndefined()
})

test('a page with a picture shows that one', () => {
  expect(pictureOf(metadataOf({ ...about, image: '/media/a.webp' }, 'Mây'))?.url).toBe(
    '/media/a.webp',
  )
})

test('words of a visitor are neither listed nor drawn under the shop’s name', () => {
  const metadata = metadataOf({ ...about, title: 'Kết quả cho “lừa đảo”', isListed: false }, 'Mây')
  expect(metadata.robots).toEqual({ index: false, follow: true })
  expect(drawnTitle(metadata)).toBe('Mây')
})

test('the feed names each article with its address, and texts stay texts', () => {
  const xml = newsFeedXml({
    title: 'Tin sách',
    description: 'Tin & góc đọc',
    absolute,
    items: [
      {
        newsId: 4,
        title: 'Sách <hay> & rẻ',
        newsURL: 'sach-hay',
        summary: 'Tóm tắt',
        isFocus: false,
        views: 1,
        publishedTime: '2026-03-01T08:00:00Z',
      },
    ],
  })
  expect(xml).toContain('<title>Sách &lt;hay&gt; &amp; rẻ</title>')
  expect(xml).toContain('<guid>https://sach.example/tin-sach/sach-hay</guid>')
  expect(xml).toContain('<pubDate>Sun, 01 Mar 2026 08:00:00 GMT</pubDate>')
})

test('llms.txt names every policy page and the sitemap', () => {
  const text = llmsText('Mây', absolute)
  expect(text.startsWith('# Mây\n')).toBe(true)
  const policies = Object.values(policyPaths)
  // Eight more lead to the shop's other pages.
  expect(text.match(/^- \[/gm)).toHaveLength(policies.length + 8)
  for (const path of policies) expect(text).toContain(`](${absolute(path)})`)
  expect(text).toContain('(https://sach.example/sitemap.xml)')
})
