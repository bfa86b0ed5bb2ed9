import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { modules } from '@/backend/modules'

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const NOTE = '// Written by `npm run layers`.'
const WIDTH = 100

type Found = { name: string; group: string; path: string }

/** What the files of a folder export in the form asked for. */
const find = (folder: string, form: RegExp): Found[] =>
  readdirSync(file(folder))
    .filter((name) => name.endsWith('.ts') && !/^groups\.ts$|\.test\.ts$/.test(name))
    .sort()
    .flatMap((name) => {
      const [, found, group = ''] = form.exec(readFileSync(file(`${folder}/${name}`), 'utf8')) ?? []
      return found ? [{ name: found, group, path: `@/${folder}/${name.slice(0, -3)}` }] : []
    })

const byGroup = (one: Found, other: Found) => (one.group < other.group ? -1 : 1)

function tables(): string {
  const owners = modules.filter((name) => existsSync(file(`backend/modules/${name}/tables.ts`)))
  const paths = [...owners.map((name) => `modules/${name}`).sort(), 'platform/db']
  return paths.map((path) => `export * from '@/backend/${path}/tables'\n`).join('')
}

function routes(): string {
  const form = /^export const (\w+): HandlersOf<'(\w+)'> =/m
  const found = ['backend/api/shop', 'backend/api/staff'].flatMap((folder) => find(folder, form))
  const lines = found.sort(byGroup).map(({ name, group, path }) => {
    const [head, tail] = [`  ${group}: async () =>`, `(await import('${path}')).${name},\n`]
    return head.length + tail.length > WIDTH ? `${head}\n    ${tail}` : `${head} ${tail}`
  })
  return `import type { HandlersOf } from '@/backend/platform/context'
import type { contract } from '@/contract'

type Loaders = { [G in keyof typeof contract]: () => Promise<HandlersOf<G>> }

/** The handlers of each group of the contract. A file's code is read when one of its calls first comes. */
export const routes: Loaders = {
${lines.join('')}}

/** Reads all of them: a server begins with its code at hand, so that no visitor waits for it. */
export const loadRoutes = () => Promise.all(Object.values(routes).map((load) => load()))
`
}

function staffGroups(): string {
  const found = find('contract/staff', /^export const (staff[A-Z]\w*) = \{/m)
  const imports = found.map(({ name, path }) => `import { ${name} } from '${path}'\n`)
  return `${imports.join('')}
/** The calls of what the staff look after. */
export const staffGroups = {
${found.map(({ name }) => `  ${name},\n`).join('')}}
`
}

/** Files that list what stands in folders: the tables, the handlers of each group, the groups of the staff's calls. */
export const lists = (): Record<string, string> => ({
  'backend/app/tables.ts': `${NOTE}\n\n${tables()}`,
  'backend/api/routes.ts': `${NOTE}\n\n${routes()}`,
  'contract/staff/groups.ts': `${NOTE}\n\n${staffGroups()}`,
})

export function writeLists(): void {
  for (const [path, text] of Object.entries(lists())) writeFileSync(file(path), text)
}
