import { readFileSync } from 'node:fs'
import { categories } from '@/backend/seed/catalog/categories'
import { allProducts, type Product } from '@/backend/seed/catalog/products'
import { publisherOf } from '@/backend/seed/catalog/publishers'
import { courses } from '@/backend/seed/learning/courses'
import { fold } from '@/contract/text'

/** What is so relevant: the first rule that fits decides. Lists name alternatives; a title need hold one of its texts. */
type Rule = {
  gain: 1 | 2 | 3
  slug?: string[]
  sku?: string[]
  title?: string[]
  author?: string
  translator?: string
  publisher?: string
  series?: string
  subject?: string
  grade?: number
  /** A category or one above it. */
  category?: string[]
  kind?: 'book' | 'course'
}

export type JudgedQuery = {
  text: string
  kind: string
  /** The list that is judged; products unless told otherwise. */
  of?: 'courses'
  /** Looked at once the others are well: shows what was fitted to them alone. */
  heldOut?: boolean
  relevant: Rule[]
}

const listIn = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))

export const judgedQueries: JudgedQuery[] = listIn('./judged-queries.json')

/** As parents and pupils type, written without a look at the titles; any gain is what was meant. */
export type PlainPhrase = Pick<JudgedQuery, 'text' | 'of' | 'relevant'>
export const plainPhrases: PlainPhrase[] = listIn('./plain-phrases.json')

const parents = new Map(
  categories().flatMap(({ slug, children }) => children.map((child) => [child.slug, slug])),
)

const holds = (text: string, parts: readonly string[]) =>
  parts.some((part) => fold(text).includes(fold(part)))

function fits(rule: Rule, one: Product): boolean {
  const { gain: _, slug, sku, title, publisher, category, ...same } = rule
  if (slug && !slug.includes(one.slug)) return false
  if (sku && !sku.includes(one.sku)) return false
  if (title && !holds(one.title, title)) return false
  if (publisher && publisherOf(one).name !== publisher) return false
  if (category && !category.some((c) => c === one.category || c === parents.get(one.category))) {
    return false
  }
  return Object.entries(same).every(([key, value]) => one[key as keyof Product] === value)
}

/** The gain of everything relevant, by slug. */
export function gainsOf({ of, relevant }: PlainPhrase): Map<string, number> {
  if (of === 'courses') {
    const known = new Set(courses().map(({ slug }) => slug))
    const gains = relevant.flatMap(({ slug = [], gain }) => slug.map((one) => [one, gain] as const))
    for (const [slug] of gains) if (!known.has(slug)) throw new Error(`No course is called ${slug}`)
    return new Map(gains)
  }
  return new Map(
    allProducts().flatMap((one) => {
      const rule = relevant.find((each) => fits(each, one))
      return rule ? [[one.slug, rule.gain]] : []
    }),
  )
}
