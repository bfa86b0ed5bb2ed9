import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { installedReactRuntime } from '@/server/csp/known-scripts'
import { finishHtml } from '@/server/html/prepare-html'

const boot = "document.documentElement.dataset.theme='light5'"
const start =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a-1.js"],"runtimeModuleIds":[94553]});'
const first = '(self.__next_f=self.__next_f||[]).push([0])'
const rows = 'self.__next_f.push([1,"0:{\\"P\\":null}\\n"])'
const flight = (data: string) => `self.__next_f.push(${JSON.stringify([1, data])})`
const react = installedReactRuntime()
const options = { isHttps: false, paymentHosts: ['pay.example'], adminHost: undefined, dev: false }

const finish = (html: string) => finishHtml(html, { bootScript: boot, react }, options)
const script = (content: string, attributes = '') => `<script${attributes}>${content}</script>`
const page = (main: string, ...late: string[]) =>
  `<!DOCTYPE html><html><head><script src="/_next/static/chunks/a-1.js" async=""></script>${script(boot)}</head><body><main>${main}</main>${script(start, ' id="_R_"')}${late.map((one) => script(one)).join('')}</body></html>`
const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`
const hashesIn = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? []

test('a page of Next keeps its scripts, and exactly these may run', () => {
  const html = page('<h1>Toán lớp 1</h1>', first, rows)
  const finished = finish(html)
  expect(finished.html).toBe(html)
  expect(finished.removed).toEqual([])
  expect(hashesIn(finished.policy)).toEqual([boot, start, first, rows].map(hash))
})

test("React's own calls for late parts may run", () => {
  const definition = react.definitions.find((text) => text.startsWith('$RB=')) ?? ''
  const calls = [
    `${definition}$RC("B:0","S:0")`,
    '$RC("B:1","S:1")',
    '$RX("B:2","3290551020")',
    '$RS("S:3","P:3")',
  ]
  const clock = 'requestAnimationFrame(function(){$RT=performance.now()});'
  const finished = finish(page('', first, clock, ...calls))
  expect(finished.removed).toEqual([])
  for (const call of [clock, ...calls]) expect(finished.policy).toContain(hash(call))
})

test('data for search engines is no script and stays', () => {
  const data = script('{"@type":"Book"}', ' type="application/ld+json"')
  const finished = finish(page(data, first))
  expect(finished.html).toContain(data)
  expect(hashesIn(finished.policy)).toHaveLength(3)
})

test.each([
  ['a plain one', script('alert(1)')],
  ['capitals and spaces', '<SCRIPT\n>alert(1)</SCRIPT >'],
  ['attributes that hide the end', '<script data-x="a>b" data-y=\'>\'>alert(1)</script>'],
  ['a type that browsers run', script('alert(1)', ' type="module"')],
  ['a map of modules', script('{"imports":{}}', ' type="importmap"')],
  ['rules of speculation', script('{}', ' type="speculationrules"')],
  ['a foreign file', '<script src="https://evil.example/x.js"></script>'],
  ['a file of ours that is no build', '<script src="/media/uploaded.js"></script>'],
  ['data named twice', '<script type="" type="application/ld+json">alert(1)</script>'],
  ['one that never ends', '<script>alert(1)'],
])('a planted script is left out and not in the policy: %s', (_, planted) => {
  const content = /alert\(1\)/.exec(planted)?.[0] ?? planted
  const finished = finish(
    planted.endsWith('>') ? page(planted, first, rows) : page('', first, rows) + planted,
  )
  expect(finished.removed).toHaveLength(1)
  expect(finished.html).not.toContain(planted)
  expect(finished.policy).not.toContain(hash(content))
  expect(hashesIn(finished.policy)).toHaveLength(4)
})

test.each([
  ['two statements', `${rows};alert(1)`],
  ['an expression inside', 'self.__next_f.push([1,"a"+alert(1)])'],
  ['a call as value', 'self.__next_f.push([1,alert(1)])'],
  ['a third element', 'self.__next_f.push([1,"a","b"])'],
  ['an object', 'self.__next_f.push({"length":1})'],
  ['a comment', 'self.__next_f.push([1,"a"])//'],
  ['a raw bracket, which Next never writes', 'self.__next_f.push([1,"<b>"])'],
  ['another method', 'self.__next_f.pop([1,"a"])'],
  ['white space in front', ` ${rows}`],
  ['a chunk of another place', start.replace('static/chunks/a-1.js', '../../media/x.js')],
  ['a key Turbopack does not know', start.replace('"otherChunks"', '"x":1,"otherChunks"')],
  ['a React call with code', '$RC("B:0",alert(1))'],
  ['a definition of its own', '$RC=function(){alert(1)};$RC("B:0","S:0")'],
  ['a definition and more', `${react.definitions[0]}alert(1)`],
])('an imitation of Next or React is left out: %s', (_, imitation) => {
  const finished = finish(page('', first, imitation, rows))
  expect(finished.html).not.toContain(imitation)
  expect(finished.policy).not.toContain(hash(imitation))
  expect(finished.policy).toContain(hash(rows))
})

test('a perfect imitation inside the page, where Next writes none, is left out', () => {
  const planted = 'self.__next_f.push([1,"9:[]\\n"])'
  const finished = finish(
    page(script(start) + script(planted) + script('$RC("B:9","S:9")'), first, rows),
  )
  expect(finished.removed).toHaveLength(3)
  expect(finished.policy).not.toContain(hash(planted))
  expect(hashesIn(finished.policy)).toEqual([boot, start, first, rows].map(hash))
})

test('the policy allows nothing by word of mouth', () => {
  const { policy } = finish(page('', first))
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(directive)
  expect(policy).toContain("form-action 'self' https://pay.example")
})
