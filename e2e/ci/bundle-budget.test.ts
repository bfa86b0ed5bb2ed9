import { expect, test } from '@jest/globals'
import { linkedSheets, report, weighRoutes } from '@/e2e/ci/bundle-budget'

const KB = 1024
const routes = [
  { route: '/san-pham/[id]', firstLoadChunkPaths: ['react.js', 'shop.js'] },
  { route: '/thu-vien/bai-hoc/[id]', firstLoadChunkPaths: ['react.js', 'film.js'] },
  { route: '/gio-hang', firstLoadChunkPaths: ['react.js', 'forms.js'] },
  { route: '/tai-khoan/don-hang', firstLoadChunkPaths: ['react.js', 'forms.js'] },
]
const weighWith = (sizes: Record<string, number>) =>
  weighRoutes(routes, ['react.js'], (file) => (sizes[file] ?? 0) * KB)

test('each route is held to the budget of its kind', () => {
  const kinds = weighWith({}).map(({ name, kind }) => [name, kind])
  expect(kinds).toEqual([
    ['/san-pham/[id]', 'pages that are read'],
    ['/thu-vien/bai-hoc/[id]', 'library, with films and progress'],
    ['/gio-hang', 'cart'],
    ['/tai-khoan/don-hang', 'account, exams, orders'],
  ])
})

test('a page that grew too heavy is named with its weight', () => {
  const heavy = { 'react.js': 132, 'shop.js': 30, 'film.js': 25, 'forms.js': 30 }
  const { lines, tooHeavy } = report(weighWith(heavy))
  expect(tooHeavy).toBe(1)
  expect(lines.join('\n')).toMatch(/162\.0 of 158\.4 kB {2}\/san-pham\/\[id\]/)
  expect(report(weighWith({ 'react.js': 132 })).tooHeavy).toBe(0)
})

test('a page is weighed with every sheet it links, once', () => {
  const sheets = {
    '[project]/app/layout': [{ path: 'static/chunks/frame.css', inlined: false }],
    '[project]/app/page': [
      { path: 'static/chunks/frame.css', inlined: false },
      { path: 'static/chunks/page.css', inlined: false },
    ],
  }
  const others = { '[project]/app/page': ['static/chunks/window.css'] }
  const manifest = JSON.stringify({
    clientModules: {},
    entryCSSFiles: sheets,
    entryJSFiles: others,
  })
  expect(linkedSheets(manifest)).toEqual(['static/chunks/frame.css', 'static/chunks/page.css'])
})
