import type { Answer } from '@/e2e/chaos/fault-proxy'

type Json = unknown
type Change = (value: Json) => Json

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes what lies deepest, everywhere. */
const everywhere =
  (change: Change): Change =>
  (value) => {
    if (Array.isArray(value)) return value.map(everywhere(change))
    if (!isRecord(value)) return change(value)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, everywhere(change)(part)]),
    )
  }

const inData =
  (change: Change): Change =>
  (value) =>
    isRecord(value) ? { ...value, data: change(value.data) } : change(value)

const withoutHalf: Change = (value) => {
  if (Array.isArray(value)) return value.map(withoutHalf)
  if (!isRecord(value)) return value
  const names = Object.keys(value)
  return Object.fromEntries(
    names.filter((_, index) => index % 2 === 1).map((name) => [name, withoutHalf(value[name])]),
  )
}

const withMore: Change = (value) => {
  if (Array.isArray(value)) return value.map(withMore)
  if (!isRecord(value)) return value
  const more = Object.fromEntries(Object.entries(value).map(([k, part]) => [k, withMore(part)]))
  return { ...more, futureField: { a: [1] }, __proto: null, constructorName: 'x' }
}

const asJson =
  (change: Change) =>
  ({ body, ...rest }: Answer): Answer => {
    let value: Json = null
    try {
      value = JSON.parse(body.toString('utf8'))
    } catch {
      // Not every answer is JSON.
    }
    return { ...rest, body: Buffer.from(JSON.stringify(change(value)) ?? '') }
  }

const ok = { status: 200, headers: { 'content-type': 'application/json' } }
const FIVE_MB = 5 * 1024 * 1024

/** Twelve ways in which an answer is not what was promised. */
export const mutations: Record<string, (answer: Answer) => Answer> = {
  'malformed JSON': ({ body, ...rest }) => ({
    ...rest,
    body: Buffer.concat([body.subarray(0, Math.floor(body.length / 2)), Buffer.from('"{')]),
  }),
  'no body': (answer) => ({ ...answer, body: Buffer.alloc(0) }),
  'another content type': (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': 'text/html' },
  }),
  'a page': () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('<html><h1>upstream at 10.0.0.7</h1></html>'),
  }),
  'null altogether': () => ({ ...ok, body: Buffer.from('null') }),
  'null data': asJson(inData(() => null)),
  'fields missing': asJson(withoutHalf),
  'fields of tomorrow': asJson(withMore),
  'numbers as texts': asJson(
    everywhere((value) => (typeof value === 'number' ? String(value) : value)),
  ),
  'a list for an object': asJson(
    inData((value) => (Array.isArray(value) ? { 0: value } : [value])),
  ),
  'texts as objects': asJson(
    everywhere((value) => (typeof value === 'string' ? { text: value } : value)),
  ),
  '5 MB': ({ body, ...rest }) => ({
    ...rest,
    body: Buffer.concat([body, Buffer.alloc(FIVE_MB, ' ')]),
  }),
}
