import { z } from 'zod'
import { slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'

const Publisher = z.strictObject({
  /** What products call it by. */
  key: slug,
  name: text,
  /** The letters of its seal. */
  initials: text.max(3),
})
type Publisher = z.infer<typeof Publisher>

/** The invented publishers, by their key. */
export const publishers = once(
  (): ReadonlyMap<string, Publisher> =>
    new Map(
      readJson('catalog/publishers.json', z.array(Publisher)).map((one) => [one.key, one] as const),
    ),
)

export function publisherOf({ publisher }: { publisher: string }): Publisher {
  const found = publishers().get(publisher)
  if (!found) throw new Error(`No publisher has the key ${publisher}`)
  return found
}
