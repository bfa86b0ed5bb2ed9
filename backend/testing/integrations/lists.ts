import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOM = 'backend/integrations'

/** What a folder may hold: the file, what makes its one export, the list it goes into, and the list's name. */
const kinds = [
  {
    file: 'definition.ts',
    maker: 'defineIntegration',
    list: 'listed-definitions',
    name: 'integrations',
  },
  { file: 'carrier.ts', maker: 'defineCarrier', list: 'listed-carriers', name: 'carriers' },
  { file: 'gateway.ts', maker: 'defineGateway', list: 'listed-gateways', name: 'gateways' },
] as const

/** The order of the office: by what an integration is for, then by its folder. */
const order = ['bank', 'payment', 'carrier', 'invoices', 'messages', 'mail', 'sign-in', 'storage']

const kindOf = (folder: string) => {
  const file = join(ROOM, folder, 'definition.ts')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return order.indexOf(/^ {2}kind: '([a-z-]+)',$/m.exec(text)?.[1] ?? '')
}

const folders = () =>
  readdirSync(ROOM, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => kindOf(one) - kindOf(other) || (one < other ? -1 : 1))

function listOf({ file, maker, name }: (typeof kinds)[number]) {
  const found = folders().flatMap((folder) => {
    const path = join(ROOM, folder, file)
    if (!existsSync(path)) return []
    const made = new RegExp(`^export const (\\w+) = ${maker}\\(`, 'm').exec(
      readFileSync(path, 'utf8'),
    )?.[1]
    if (!made) throw new Error(`${path} exports nothing made by ${maker}`)
    return [{ made, module: `@/${ROOM}/${folder}/${file.replace('.ts', '')}` }]
  })
  const imports = found
    .toSorted((one, other) => (one.module < other.module ? -1 : 1))
    .map(({ made, module }) => `import { ${made} } from '${module}'`)
  const names = found.map(({ made }) => made)
  const line = `export const ${name} = [${names.join(', ')}] as const`
  const list =
    line.length <= 100 ? line : `export const ${name} = [\n  ${names.join(',\n  ')},\n] as const`
  return `// Written by \`npm run integrations\`: every ${file} of the folders here. Do not edit it.
${imports.join('\n')}

${list}
`
}

/** The lists of what the folders hold, by file. */
export const integrationLists = () =>
  kinds.map((kind) => ({ file: `${ROOM}/${kind.list}.ts`, text: listOf(kind) }))
