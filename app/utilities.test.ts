import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const SHEET = 'components/ui/all-utilities.css'

const sources = ['app', 'components', 'lib']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))

/** As far as the sheet's own patterns go. */
const patternOf = (glob: string) =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
      .replaceAll('**/', '(?:.+/)?')
      .replace(/(?<!\.)\*/g, '[^/]*')}$`,
  )

const fileOf = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.\w+$/.test(one) && existsSync(one))

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, path = '']) => fileOf(path) ?? [])

const modules = new Map(
  sources.map((path) => {
    const text = readFileSync(path, 'utf8')
    return [
      path,
      {
        imports: namesIn(text, /^(?:import|export)\s(?!type\b)(?:[^'"]*?from )?'@\/([^']+)'/gm),
        fetched: namesIn(text, /\bimport\(\s*'@\/([^']+)'/g),
        linked: [...text.matchAll(/href="\/([\w-]+\.css)"/g)].map(([, name]) => `public/${name}`),
        hasClasses: /className/.test(text),
      },
    ]
  }),
)

function reached(from: string): Set<string> {
  const found = new Set([from])
  for (const path of found) for (const one of modules.get(path)?.imports ?? []) found.add(one)
  return found
}

/** The components whose classes stand in the sheet of every page. */
const shared = new Set(
  [...readFileSync('app/globals.css', 'utf8').matchAll(/^@source '([^']+)';/gm)].flatMap(
    ([, glob = '']) => {
      const pattern = patternOf(join('app', glob))
      return sources.filter((path) => pattern.test(path))
    },
  ),
)

const framesOf = (page: string) => {
  const parts = page.split('/')
  return parts.map((_, index) => [...parts.slice(0, index), 'layout.tsx'].join('/'))
}

/** Pages and their frames, and what is fetched when it is wanted. */
function starts(): string[] {
  const pages = sources.filter((path) =>
    /^app\/.*\b(?:page|layout|error|not-found)\.tsx$/.test(path),
  )
  return [...new Set([...pages, ...[...modules.values()].flatMap((one) => one.fetched)])]
}

test('what is drawn with classes that not every page has brings the sheet with all of them', () => {
  const bare = starts().flatMap((start) => {
    const files = reached(start)
    const frames = start.startsWith('app/') ? framesOf(start) : []
    if ([start, ...frames].some((one) => modules.has(one) && reached(one).has(SHEET))) return []
    return [...files]
      .filter((path) => path.startsWith('components/') && modules.get(path)?.hasClasses)
      .filter((path) => !shared.has(path))
      .map((path) => `${start} draws ${path}`)
  })
  expect(shared.size).toBeGreaterThan(50)
  expect(bare).toEqual([])
})

const leads = (start: string) => [start, ...(start.startsWith('app/') ? framesOf(start) : [])]

/** Every sheet a start brings or links, with those that are written into another. */
function sheetsOf(start: string): Set<string> {
  const found = new Set(
    leads(start).flatMap((one) =>
      modules.has(one)
        ? [...reached(one)].flatMap((path) =>
            path.endsWith('.css') ? path : (modules.get(path)?.linked ?? []),
          )
        : [],
    ),
  )
  for (const sheet of found)
    for (const [, path = ''] of readFileSync(sheet, 'utf8').matchAll(/^@import '(\.[^']+)'/gm))
      found.add(join(sheet, '..', path))
  return found
}

/** Shown on few pages, and packed there into one sheet with the page's own: who draws it brings it. */
const packed = [
  ['components/ui/rich-text.tsx', 'components/ui/prose.css'],
  ['components/ui/rich-text.tsx', 'public/prose-rich.css'],
  ['components/ui/picture.tsx', 'components/ui/picture.css'],
  ['components/ui/rating.tsx', 'components/ui/figures.css'],
  ['components/ui/quantity.tsx', 'components/ui/figures.css'],
  ['components/catalog-ui/flash-sale-countdown.tsx', 'components/ui/countdown.css'],
  ['components/ui/disclosure.tsx', 'components/ui/lists.css'],
  ['components/ui/pagination.tsx', 'components/ui/lists.css'],
  ['components/catalog-ui/dotted-list.tsx', 'components/catalog-ui/dotted-list.css'],
  ['components/catalog-ui/course-card.tsx', 'components/catalog-ui/course-card.css'],
] as const

test('a page that draws a component whose styles are packed into its own brings them', () => {
  const bare = starts().flatMap((start) => {
    const sheets = sheetsOf(start)
    return packed
      .filter(([drawn, sheet]) => reached(start).has(drawn) && !sheets.has(sheet))
      .map(([drawn, sheet]) => `${start} draws ${drawn} without ${sheet}`)
  })
  expect(bare).toEqual([])
})
