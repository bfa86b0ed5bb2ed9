import { expect, test } from '@jest/globals'
import { type CrawledPage, findings } from '@/e2e/crawl/findings'
import { pageFacts } from '@/e2e/crawl/page-facts'
import { mayRead } from '@/e2e/crawl/robots'

const origin = 'https://sach.example'

const page = (path: string, change: Partial<CrawledPage> = {}): CrawledPage => ({
  path,
  status: 200,
  title: path,
  description: path,
  canonical: origin + path,
  isListed: true,
  links: [],
  pictures: [],
  lostJumps: [],
  ...change,
})

test('a page is read by its tags, not by what its scripts say', () => {
  const html = `<head><title>S\u00e1ch &amp; v\u1edf</title><link rel="canonical" href="${origin}/a"/>
    <meta name="description" content="M\u1ed9t &quot;hi\u00ean&quot;"/><meta name="robots" content="noindex, follow"/></head>
    <a href="/b?x=1&amp;y=2#top">b</a><a href="/b?x=1&amp;y=2">b</a><a href="//else.vn/c">c</a><a href="#here">h</a>
    <a href="#gone">g</a><p id="here"></p><img src="/media/1.webp"><script>'<a href="/no">'</script>`
  expect(pageFacts(html)).toEqual({
    title: 'S\u00e1ch & v\u1edf',
    description: 'M\u1ed9t "hi\u00ean"',
    canonical: `${origin}/a`,
    isListed: false,
    links: ['/b?x=1&y=2'],
    pictures: ['/media/1.webp'],
    lostJumps: ['#gone'],
  })
})

test('a sound shop has nothing to find', () => {
  const found = findings(
    [page('/a'), page('/b'), page('/b?page=2')],
    [`${origin}/a`, `${origin}/b`],
    origin,
  )
  expect(Object.values(found).flat()).toEqual([])
})

test('what is wrong is found and named', () => {
  const pages = [
    page('/a'),
    page('/twin', { title: '/a', description: '/a' }),
    page('/gone', { status: 404 }),
    page('/copy', { canonical: `${origin}/a` }),
    page('/hidden', { isListed: false }),
    page('/jump', { lostJumps: ['#x'] }),
  ]
  const mapped = ['/a', '/a', '/gone', '/copy', '/hidden', '/orphan', '/jump'].map(
    (path) => origin + path,
  )
  const found = findings(pages, mapped, origin)
  expect(found['broken or moved links']).toEqual(['404 /gone'])
  expect(found['jumps to nowhere']).toEqual(['/jump #x'])
  expect(found['titles used twice']).toEqual(['/twin like /a: /a'])
  expect(found['descriptions used twice']).toHaveLength(1)
  expect(found['sitemap addresses amiss']).toEqual([
    '/gone answers 404',
    `/copy is canonical to ${origin}/a`,
    '/hidden says noindex',
    '/orphan no page links to it',
  ])
  expect(found['addresses in two sitemaps']).toEqual(['/a'])
  expect(found['pages in no sitemap']).toEqual(['/twin'])
})

test('what robots.txt closes is not read', () => {
  const isOpen = mayRead('User-Agent: *\nAllow: /\nDisallow: /api/\nDisallow: /*sort=\n')
  expect(['/', '/api/x', '/a?sort=b', '/apix'].filter(isOpen)).toEqual(['/', '/apix'])
})
