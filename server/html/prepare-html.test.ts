import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { hydrationLoader } from '@/lib/boot/hydration-loader'
import { LONGEST_POLICY } from '@/lib/security/content-security-policy'
import { type HtmlSettings, prepareHtml } from '@/server/html/prepare-html'

const nonce = 'YWJjZGVmZ2hpamtsbW5v'
const boot = "document.documentElement.dataset.theme='light5'"
const policy = { isHttps: false, paymentHosts: ['pay.example'], adminHost: undefined, dev: false }

const prepare = (
  html: string,
  { isLazy = false, ...settings }: Partial<HtmlSettings> & { isLazy?: boolean } = {},
) =>
  prepareHtml(
    { html, nonce, isLazy },
    { bootScript: boot, policy, lazyHydration: true, ...settings },
  )

const script = (content: string, attributes = '') => `<script${attributes}>${content}</script>`
const marked = (content: string, attributes = '') =>
  script(content, `${attributes} nonce="${nonce}"`)
const page = (main: string, ...late: string[]) =>
  `<!DOCTYPE html><html><head><link rel="preload" as="script" nonce="${nonce}" href="/a.js"/><link rel="stylesheet" href="/a.css"/>${marked('', ' src="/a.js" async=""')}${script(boot)}</head><body><main>${main}</main>${late.map((one) => marked(one)).join('')}</body></html>`
const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`
const hashesIn = (text: string) => text.match(/'sha256-[^']+'/g) ?? []

test('the scripts that carry the nonce stay, and exactly these and ours may run', () => {
  const html = page('<h1>Toán lớp 1</h1>', 'start()', `data("${nonce}")`)
  const prepared = prepare(html)
  expect(prepared.removed).toEqual([])
  expect(prepared.html).toBe(html.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, ''))
  expect(hashesIn(prepared.policy)).toEqual([boot, 'start()', 'data("")'].map(hash))
})

test('data for search engines are no script and stay', () => {
  const data = script('{"@type":"Book"}', ' type="application/ld+json"')
  const prepared = prepare(page(data, 'start()'))
  expect(prepared.html).toContain(data)
  expect(hashesIn(prepared.policy)).toHaveLength(2)
})

test.each([
  ['a plain one', script('alert(1)')],
  ['the nonce of another page', script('alert(1)', ' nonce="YWJj"')],
  ['an empty nonce', script('alert(1)', ' nonce=""')],
  ['capitals and spaces', '<SCRIPT\n>alert(1)</SCRIPT >'],
  ['attributes that hide the end', '<script data-x="a>b" data-y=\'>\'>alert(1)</script>'],
  ['a type that browsers run', script('alert(1)', ' type="module"')],
  ['a map of modules', script('{"imports":{}}', ' type="importmap"')],
  ['rules of speculation', script('{}', ' type="speculationrules"')],
  ['a foreign file', '<script src="https://evil.example/x.js"></script>'],
  ['a file of ours', '<script src="/media/uploaded.js"></script>'],
  ['data named twice', '<script type="" type="application/ld+json">alert(1)</script>'],
  ['the boot script with more in it', script(`${boot};alert(1)`)],
])('a planted script is left out and not in the policy: %s', (_, planted) => {
  const prepared = prepare(page(planted, 'start()'))
  expect(prepared.removed).toHaveLength(1)
  expect(prepared.html).not.toContain(planted.slice(0, -1))
  expect(prepared.html).toContain('start()')
  expect(hashesIn(prepared.policy)).toEqual([boot, 'start()'].map(hash))
})

test('a planted script that never ends is left out, with all it would have swallowed', () => {
  const prepared = prepare(`${page('', 'start()')}<script>alert(1)`)
  expect(prepared.removed).toEqual(['alert(1)'])
  expect(prepared.html).toMatch(/<\/html>$/)
})

test('what only looks like a script is text', () => {
  const text = '<textarea><script>alert(1)</script></textarea>'
  expect(prepare(page(text, 'start()')).html).toContain(text)
})

test('of a page that was not asked for with a nonce only the words and the boot script stay', () => {
  const html = page('<h1>Toán lớp 1</h1>', 'start()')
  const settings = { bootScript: boot, policy, lazyHydration: true }
  const prepared = prepareHtml({ html, nonce: undefined, isLazy: true }, settings)
  expect(prepared.removed).toEqual(['/a.js', 'start()'])
  expect(prepared.html).toContain('Toán lớp 1')
  expect(hashesIn(prepared.policy)).toEqual([hash(boot)])
})

test('a page of very many parts keeps a short policy, and its scripts run in their order', () => {
  const parts = Array.from({ length: 90 }, (_, id) => `push(${id})`)
  const prepared = prepare(page('', ...parts))
  expect(prepared.policy.length).toBeLessThan(LONGEST_POLICY)
  expect(prepared.removed).toEqual([])
  const scripts = [...prepared.html.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text]) => text)
  const joined = scripts.at(-1) ?? ''
  expect(hashesIn(prepared.policy)).toEqual([boot, joined].map(hash))
  const pushed: number[] = []
  new Function('push', joined)((id: number) => pushed.push(id))
  expect(pushed).toEqual(parts.map((_, id) => id))
})

test('the scripts of a read page are inert where they stand, and a loader at its end brings them', () => {
  const data = script('{"@type":"Book"}', ' type="application/ld+json"')
  const { html, policy: written } = prepare(page(data, 'start()'), { isLazy: true })
  expect(html).toContain('<script type="text/lazy" src="/a.js" async=""></script>')
  expect(html).toContain('<script type="text/lazy">start()</script>')
  expect(html).toContain(script(boot))
  expect(html).toContain(data)
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(html).not.toContain('rel="preload"')
  expect(html).not.toContain('nonce')
  expect(html).toMatch(/<\/script><\/body><\/html>$/)
  expect(html).toContain(`<script>${hydrationLoader}</script></body>`)
  expect(hashesIn(written)).toEqual([boot, 'start()', hydrationLoader].map(hash))
})

const read = page('', 'start()')
test.each([
  ['it is not wanted', read, { lazyHydration: false }],
  ['the page is no read one', read, { isLazy: false }],
  ['the body has no end', read.replace('</body>', ''), {}],
  ['parts of the page arrive late', page('<template id="B:0"></template>', 'start()'), {}],
])('scripts run at once when %s', (_, html, change) => {
  const plain = prepare(html)
  expect(plain.html).not.toContain('text/lazy')
  expect(prepare(html, { isLazy: true, ...change })).toEqual(plain)
})

test('the policy allows no unsafe source', () => {
  const { policy: written } = prepare(page('', 'start()'))
  expect(written).not.toMatch(/script-src[^;]*unsafe/)
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(written).toContain(directive)
  expect(written).toContain("form-action 'self' https://pay.example")
})
