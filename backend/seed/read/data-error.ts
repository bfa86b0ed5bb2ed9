import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

/** Content that cannot be used; each problem is one sentence that begins with its file and line. */
export class DataError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

export type DataPath = readonly PropertyKey[]

type Child = { node: unknown; start: number }

function childOf(node: unknown, step: PropertyKey): Child | null {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
    return pair && isScalar(pair.key) ? { node: pair.value, start: pair.key.range?.[0] ?? 0 } : null
  }
  const item = isSeq(node) ? node.items[Number(step)] : null
  return isNode(item) ? { node: item, start: item.range?.[0] ?? 0 } : null
}

/** The line on which the field at `path` stands in a JSON or YAML text, or the nearest field around it. */
export function lineOf(text: string, path: DataPath): number {
  const lines = new LineCounter()
  let place: Child = { node: parseDocument(text, { lineCounter: lines }).contents, start: 0 }
  for (const step of path) {
    const child = childOf(place.node, step)
    if (!child) break
    place = child
  }
  return lines.linePos(place.start).line
}

const fieldName = (path: DataPath) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')

/** `file:line: field: message` */
export const problemIn = (file: string, line: number, path: DataPath, message: string) =>
  [`backend/seed/data/${file}:${line}`, fieldName(path), message].filter(Boolean).join(': ')
