import { existsSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { layers, modules } from '@/backend/modules'

/** The tables that a module alone writes, by their names in TypeScript. */
async function tablesOf(module: string): Promise<[string, PgTable][]> {
  const file = module === 'platform' ? 'platform/db/tables' : `modules/${module}/tables`
  if (!existsSync(new URL(`../../${file}.ts`, import.meta.url))) return []
  const exported: Record<string, unknown> = await import(`@/backend/${file}`)
  return Object.entries(exported).filter((entry): entry is [string, PgTable] =>
    is(entry[1], PgTable),
  )
}

/** Who writes each table, by its names in TypeScript and in the database. */
export async function tableOwners(): Promise<Map<string, string>> {
  const owned = await Promise.all(
    ['platform', ...modules].map(async (owner) =>
      (await tablesOf(owner)).flatMap(([name, table]) => [
        [name, owner] as const,
        [getTableName(table), owner] as const,
      ]),
    ),
  )
  return new Map(owned.flat())
}

const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`
const inside = (folder: string) => `$filename <: r".*/backend/${folder}/.*"`
const imports = (path: string) => `$source <: r"['\\"]@/backend/${path}['\\"]"`

const upwards = layers.slice(0, -1).map((line, at) => {
  const above = layers.slice(at + 1).flat()
  return `{ ${inside(oneOf(line))}, ${imports(`${oneOf(above)}(?:/.*)?`)} }`
})
const beside = layers.flatMap((line) =>
  line.flatMap((own) =>
    line
      .filter((other) => other !== own)
      .map((other) => `{ ${inside(own)}, ${imports(`${other}(?:/.*)?`)} }`),
  ),
)
const outOfOrder = modules.slice(0, -1).map((own, at) => {
  const above = modules.slice(at + 1)
  return `{ ${inside(`modules/${own}`)}, ${imports(`modules/${oneOf(above)}(?:/.*)?`)} }`
})

const sources = 'or { JsModuleSource() as $source, `import($source)` }'
const layered = `$filename <: r".*/backend/${oneOf(layers.flat())}/.*"`
const program = 'not $filename <: r".*(?:\\.test\\.ts|/(?:testing|killable)[^/]*)"'

/** The file that imports stands in the module that it imports. */
const own = '{ $filename <: r".*/backend/modules/([^/]+)/.*"($own), $own <: $other }'

const rule = (head: string, conditions: string, message: string, span: string) => `  ${head} where {
    ${layered},
    ${program},
    ${conditions}
    register_diagnostic(span=${span}, message="${message}", severity="error")
  }`

/** The whole text of `.biome/backend-layers.grit`. */
export async function layerRule(): Promise<string> {
  const owners = await Promise.all(
    ['platform', ...modules].map(async (owner) => {
      const tables = (await tablesOf(owner)).map(([name]) => name)
      const place = owner === 'platform' ? 'platform' : `modules/${owner}`
      return tables.length === 0 ? '' : `{ $table <: r"${oneOf(tables)}", not ${inside(place)} }`
    }),
  )
  const importRule = (lines: readonly string[], message: string) =>
    rule(sources, `or {\n      ${lines.join(',\n      ')}\n    },`, message, '$source')
  const rules = [
    importRule(
      [...upwards, ...beside],
      'A layer of the backend uses what is below it; backend/modules.ts lists them.',
    ),
    importRule(
      outOfOrder,
      'A module uses the modules above it in the list of backend/modules.ts; whoever needs both is a workflow.',
    ),
    importRule(
      [
        '{ $filename <: r".*/backend/workflows/([^/]+)/.*"($own), $source <: r"[\'\\"]@/backend/workflows/([^/]+)/.*"($other), not $own <: $other }',
      ],
      'A workflow uses no other: a step that two share is a function of a module and takes the transaction.',
    ),
    importRule(
      [
        `{ $source <: r"['\\"]@/backend/modules/([^/'\\"]+)/([^'\\"]+)['\\"]"($other, $path), not $path <: "tables", not ${own} }`,
        `{ $source <: r"['\\"]@/backend/modules/([^/'\\"]+)['\\"]"($other), ${own} }`,
      ],
      'A module is entered by its index.ts, its tables.ts may be read; inside the module its files import each other.',
    ),
    rule(
      'or { `$_.insert($table)`, `$_.update($table)`, `$_.delete($table)` }',
      `or {\n      ${owners.filter(Boolean).join(',\n      ')}\n    },`,
      'A table is written by the module whose tables.ts declares it.',
      '$table',
    ),
  ]
  return `language js

// Made by \`npm run layers\` of backend/modules.ts and the modules' tables.ts.
or {
${rules.join(',\n')}
}
`
}
