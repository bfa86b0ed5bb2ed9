import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { modules } from '@/backend/modules'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const LIST = file('./doors.tsv')

/** How many names a module lets others use. */
function countNames(module: string): number {
  const door = file(`../../modules/${module}/index.ts`)
  if (!existsSync(door)) return 0
  const lists = readFileSync(door, 'utf8').matchAll(/^export (?:type )?\{([^{}]*)\}/gm)
  return [...lists].flatMap(([, names = '']) => names.split(',').filter((name) => name.trim()))
    .length
}

export type Doors = Record<string, number>

export const countDoors = (): Doors =>
  Object.fromEntries(modules.map((module) => [module, countNames(module)]))

/** The list as it stands: a module and its number on each line. */
export const listedDoors = (): Doors =>
  Object.fromEntries(
    readFileSync(LIST, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [module = '', count = ''] = line.split('\t')
        return [module, Number(count)]
      }),
  )

/** Lists new modules and lowers the numbers of those that show less; a higher one is a decision that a person writes down. */
export function lowerDoors(): void {
  const listed = listedDoors()
  const counted = Object.entries(countDoors())
  for (const [module, count] of counted) {
    const allowed = listed[module] ?? count
    if (count > allowed)
      throw new Error(
        `modules/${module}/index.ts exports ${count} names, doors.tsv allows ${allowed}: export fewer, or raise the number there by hand`,
      )
  }
  const head = '# How many names the index.ts of each module exports. `npm run layers` lowers them.'
  const lines = counted.map(([module, count]) => `${module}\t${count}`)
  writeFileSync(LIST, `${[head, ...lines].join('\n')}\n`)
}
