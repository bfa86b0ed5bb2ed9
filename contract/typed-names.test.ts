import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { z } from 'zod/mini'
import { endpoints } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { rightBodiesOf } from '@/contract/testing/generated-calls'

/** What would be a stranger's link, or nothing, in a greeting, beside a review or on a paper. */
const hostileNames = [
  'evil。com',
  'evil.zip',
  'ｅｖｉｌ．ｃｏｍ',
  'ⓔvil.com',
  'evil\u2024com',
  'evil.\u200bcom',
  '\u202emoc.live\u202c https://evil.example',
  'quà \u2067evil.com\u2069',
  'https://evil.example/x',
  'hotro@evil.example',
  'gọi 0912 345 678',
  '\u200b\u200c\ufeff',
  '\u3164',
  '\u200f\u200e',
]

/** Typed by the shop's own people, of things and of what they publish. */
const ofThings = [
  ...['productName', 'courseName', 'lessonName', 'fileName', 'wardName', 'cityName'],
  ...['author', 'teacher', 'chapters.name', 'chapters.lessons.name'],
]
const thingsNamed = ['categories', 'flash-sales', 'settings', 'short-links']

type Shape = {
  type?: string
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
}

/** The ways to every text of a body, by the names of its fields. */
function textsOf(shape: Shape, way: string[] = []): string[][] {
  const inside = [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, part]) =>
      textsOf(part, [...way, name]),
    ),
    ...(shape.items ? textsOf(shape.items, way) : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((part) => textsOf(part, way)),
  ]
  return shape.type === 'string' ? [way, ...inside] : inside
}

const isName = (way: string[]) => /(?:name|author|teacher|receiver|holder)$/i.test(way.at(-1) ?? '')

const isOfThing = ({ access, path }: Endpoint, way: string[]) =>
  access === 'staff' &&
  (ofThings.includes(way.join('.')) ||
    (way.join('.') === 'name' && thingsNamed.includes(path.split('/')[3] ?? '')))

const namesOf = (endpoint: Endpoint) => {
  if (!endpoint.body) return []
  const shape = z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Shape
  const ways = new Map(textsOf(shape).map((way) => [way.join('.'), way]))
  return [...ways.values()].filter((way) => isName(way) && !isOfThing(endpoint, way))
}

const fields = endpoints.flatMap(({ endpoint }) =>
  namesOf(endpoint).map(
    (way) => [`${endpoint.method} ${endpoint.path} ${way.join('.')}`, endpoint, way] as const,
  ),
)

type Body = Record<string, unknown>

/** The body with this name, of a person where it could be a company's; null where it has no such part. */
function named(body: unknown, way: readonly string[], name: string): Body | null {
  const copy = structuredClone(body) as Body
  let holder: unknown = copy
  for (const part of way.slice(0, -1)) holder = (holder as Body | null | undefined)?.[part]
  if (typeof holder !== 'object' || holder === null) return null
  const kind = (holder as Body).kind === 'company' ? { kind: 'person' } : {}
  Object.assign(holder, { [way.at(-1) ?? '']: name }, kind)
  return copy
}

test('there are names to try', () => {
  expect(fields.length).toBeGreaterThan(25)
})

test.each(fields)('%s is what somebody can be called', (_, endpoint, way) => {
  /** Whether the handler would be given the name. */
  const takes = (one: unknown, name: string) => {
    const { success, data } = endpoint.body?.safeParse(named(one, way, name)) ?? {}
    return success === true && JSON.stringify(data).includes(JSON.stringify(name.trim()))
  }
  const bodies = fc.sample(rightBodiesOf(endpoint), { seed: 20_261_128, numRuns: 3_000 })
  const right = bodies.find((one) => takes(one, 'Nguyễn Thị Lan'))
  expect(right).toBeDefined()
  expect(hostileNames.filter((name) => takes(right, name))).toEqual([])
})
