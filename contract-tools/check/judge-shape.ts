import type { Endpoint } from '@/contract/endpoint'
import { type Answer, jsonOf, seenStatus, shown } from '@/contract-tools/check/answer'
import type { Finding } from '@/contract-tools/check/finding'

type Issue = {
  code?: string
  path: readonly PropertyKey[]
  expected?: string
  format?: string
  pattern?: string
  values?: readonly unknown[]
  minimum?: unknown
  maximum?: unknown
  errors?: readonly (readonly Issue[])[]
}

type Fault = Pick<Finding, 'rule' | 'path' | 'expected' | 'seen'>

/** `data.rows[].price`: rows of one list are told together. */
export const pathText = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || 'the whole answer'

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? Reflect.get(part as object, key) : undefined,
    value,
  )

function expectedText({ code, expected, pattern, format, values, minimum, maximum }: Issue) {
  if (code === 'invalid_type') return expected === 'int' ? 'whole number' : (expected ?? '')
  if (code === 'invalid_value') return `one of ${shown(values)}`
  if (code === 'invalid_format') return pattern ? `text like ${pattern}` : `a ${format}`
  if (code === 'too_small') return `at least ${String(minimum)}`
  if (code === 'too_big') return `at most ${String(maximum)}`
  return 'what the contract says'
}

/** Of a choice that fits nowhere, the alternative that comes furthest tells most. */
function unfolded(issue: Issue): Issue[] {
  const [first = [], ...others] = issue.errors ?? []
  if (issue.code !== 'invalid_union' || first.length === 0) return [issue]
  const depth = (issues: readonly Issue[]) => Math.max(...issues.map(({ path }) => path.length))
  const best = others.reduce((one, other) => (depth(other) > depth(one) ? other : one), first)
  return best.flatMap((one) => unfolded({ ...one, path: [...issue.path, ...one.path] }))
}

const MOST = 8

/** Faults of the same place in several rows as one, with their number. */
function gathered(faults: readonly Fault[]): Fault[] {
  const byPlace = new Map<string, { fault: Fault; count: number }>()
  for (const fault of faults) {
    const key = `${fault.rule} ${fault.path}`
    const known = byPlace.get(key)
    byPlace.set(key, { fault: known?.fault ?? fault, count: (known?.count ?? 0) + 1 })
  }
  return [...byPlace.values()].slice(0, MOST).map(({ fault, count }) => ({
    ...fault,
    seen: count > 1 ? `${fault.seen} and ${count - 1} more` : fault.seen,
  }))
}

export { gathered as gatherFaults }

/** What keeps a successful answer from being read. */
export function shapeFaults({ response }: Endpoint, answer: Answer): Fault[] {
  const value = jsonOf(answer)
  const type = answer.failure === undefined ? (answer.headers['content-type'] ?? 'no type') : ''
  if (value === undefined || !/^application\/(?:\w+\+)?json\b/i.test(type)) {
    const seen = `${type}: ${seenStatus(answer)}`
    return [{ rule: 'json', path: 'the whole answer', expected: 'JSON as application/json', seen }]
  }
  const result = response.safeParse(value)
  if (result.success) return []
  const issues = (result.error.issues as unknown as Issue[]).flatMap(unfolded)
  return gathered(
    issues.map((issue) => ({
      rule: 'shape',
      path: pathText(issue.path),
      expected: expectedText(issue),
      seen: shown(at(value, issue.path)),
    })),
  )
}
