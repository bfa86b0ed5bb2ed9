import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { check } from 'recheck'
import { shareOf } from '@/e2e/support/cases'
import type { Check } from '@/e2e/support/check'

const rooms = ['app', 'backend', 'components', 'contract', 'lib', 'server']
const TIMEOUT_MS = 20_000
const TRIALS = 3

/** Tests read only what they wrote themselves. */
const isSource = (path: string) =>
  /\.(?:ts|tsx|js|mjs)$/.test(path) && !/\.test\.tsx?$|(?:^|\/)testing[^/]*$/.test(path)

const sources = () => [
  'middleware.ts',
  ...rooms.flatMap((room) =>
    readdirSync(room, { encoding: 'utf8', recursive: true }).map((path) => join(room, path)),
  ),
]

type Expression = { source: string; flags: string; file: string }

/** The parts of a syntax tree's node that tell of regular expressions. */
type Node = {
  type?: string
  value?: unknown
  name?: string
  regex?: { pattern: string; flags: string }
  quasis?: { value: { cooked?: string } }[]
  callee?: Node
  arguments?: Node[]
}

/** What `new RegExp` is given; a part that is known only later counts as a letter. */
function written({ type, value, quasis = [] }: Node): string | undefined {
  if (type === 'TemplateLiteral') return quasis.map((part) => part.value.cooked).join('x')
  return typeof value === 'string' ? value : undefined
}

function expressionOf({ regex, callee, arguments: given = [] }: Node) {
  if (regex) return { source: regex.pattern, flags: regex.flags }
  const [source, flags] = given
  const text = callee?.name === 'RegExp' && source && written(source)
  return text ? { source: text, flags: String(flags?.value ?? '') } : undefined
}

/** The regular expressions written in a syntax tree. */
function* expressionsIn(tree: unknown): Generator<Omit<Expression, 'file'>> {
  if (typeof tree !== 'object' || tree === null) return
  const found = expressionOf(tree)
  if (found) yield found
  for (const part of Object.values(tree)) yield* expressionsIn(part)
}

const expressionsOf = (file: string): Expression[] =>
  [...expressionsIn(parseSync(file, readFileSync(file, 'utf8')).program)].map((one) => ({
    ...one,
    file,
  }))

/** Whether some text takes more than in proportion to its length; undefined when nobody could tell in time. */
async function isSlow({ source, flags }: Expression): Promise<boolean | undefined> {
  const exact = await check(source, flags, {
    checker: 'automaton',
    maxNFASize: 100_000,
    timeout: TIMEOUT_MS,
  })
  if (exact.status !== 'unknown') return exact.status === 'vulnerable'
  // What looks ahead or behind can only be attacked by trial, which takes a busy machine's pauses for slowness.
  for (let turn = 0; turn < TRIALS; turn++) {
    const { status } = await check(source, flags, { checker: 'fuzz', timeout: TIMEOUT_MS })
    if (status !== 'vulnerable') return status === 'unknown' ? undefined : false
  }
  return true
}

/** No regular expression of the code takes more time than in proportion to what it reads. */
export const regularExpressions: Check = {
  name: 'regular-expressions',
  proves: 'regular expressions that some text makes slow',
  run: async (pace) => {
    const all = sources().filter(isSource).flatMap(expressionsOf)
    const distinct = [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()]
    const tried = shareOf(distinct, pace, 6)
    const failures: string[] = []
    let unknown = 0
    for (const one of tried) {
      const slow = await isSlow(one)
      if (slow) failures.push(`${one.file}: /${one.source}/${one.flags}`)
      if (slow === undefined) unknown += 1
    }
    return {
      count: tried.length,
      failures,
      figures: { written: String(all.length), undecided: String(unknown) },
    }
  },
}
