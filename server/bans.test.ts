import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const rooms = ['app', 'components', 'lib', 'contract']

const bans = {
  // Actions would be calls that no table lists and no proxy checks.
  'a server action': /^\s*['"]use server['"]/m,
  // One client for everybody would show one reader's data to another.
  'a query client that all visitors share':
    /^(?:export )?(?:const|let|var) [^=\n]+=\s*new QueryClient\b/m,
}

const sources = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => path.join(room, name)),
  )
  .concat('middleware.ts')
  .filter((name) => /\.tsx?$/.test(name))

test.each(Object.entries(bans))('there is nowhere %s', (_, sign) => {
  expect(sources.length).toBeGreaterThan(400)
  expect(sources.filter((name) => sign.test(readFileSync(name, 'utf8')))).toEqual([])
})

// The linter sees the attribute alone; a property of that name does the same.
test('markup enters the page as text in two places: texts, and what stood in the document', () => {
  const raw = sources.filter(
    (name) =>
      !/\.test\.tsx?$/.test(name) &&
      /dangerouslySetInnerHTML\b\s*[=:]/.test(readFileSync(name, 'utf8')),
  )
  expect(raw.sort()).toEqual(['components/ui/rich-text.tsx', 'components/ui/still.tsx'])
})

test.each([
  ['a server action', "'use server'\nexport async function buy() {}\n"],
  ['a server action', 'async function buy() {\n  "use server"\n}\n'],
  ['a query client that all visitors share', 'export const client = new QueryClient({})\n'],
  ['a query client that all visitors share', 'const client: QueryClient =\n  new QueryClient()\n'],
] as const)('%s is seen in %j', (ban, source) => {
  expect(source).toMatch(bans[ban])
})

test('a query client made for each visitor is nothing to ban', () => {
  const source = 'const make = () =>\n  new QueryClient({})\n'
  expect(source).not.toMatch(bans['a query client that all visitors share'])
})
