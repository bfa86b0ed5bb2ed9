import { z } from 'zod'
import { kindOfBook } from '@/backend/modules/textbooks'
import { type EmblemName, emblemNames } from '@/backend/seed/generators/covers/cover-spec'
import { type DesignName, designNames } from '@/backend/seed/generators/covers/designs'
import { type PaletteName, paletteNames } from '@/backend/seed/generators/covers/palettes'
import { count, grade, money, orNull, slug, text } from '@/backend/seed/read/fields'
import { markdownToHtml } from '@/backend/seed/read/markdown'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'
import { listFiles, nameOf } from '@/backend/seed/read/read-text'
import { isIsbn13, readIsbn } from '@/contract/isbn'
import type { BookKind } from '@/contract/shop/catalog'

const verse = z.strictObject({ verse: z.array(text).min(1) })
const list = z.strictObject({ list: z.array(text).min(1) })
type Block = string | z.infer<typeof verse> | z.infer<typeof list>

const shared = {
  /** Products are numbered in the order of their sku. */
  sku: z.string().regex(/^[A-Z]{2}\d+$/, 'expected two capitals and a number'),
  slug,
  title: text,
  author: text,
  translator: z.string().default(''),
  publisher: slug,
  publishedYearsAgo: count,
  series: orNull(text),
  subject: orNull(text),
  grade: orNull(grade),
  price: money,
  salePrice: money,
  sold: count,
  addedMinutesAgo: count,
  cover: z.strictObject({
    design: z.enum(designNames),
    colour: z.enum(paletteNames),
    /** The small line above the title. */
    note: text,
    /** Any whole number; designs vary themselves by it. */
    variant: count,
    emblem: z.enum(emblemNames).optional(),
  }),
  description: z
    .array(
      z.union([text, verse, list], {
        error: 'expected a paragraph, { "verse": [lines] } or { "list": [items] }',
      }),
    )
    .min(1),
}

const Book = z.strictObject({
  kind: z.literal('book'),
  ...shared,
  isbn: z
    .string()
    .transform((text) => readIsbn(text) ?? text)
    .refine(isIsbn13, 'expected an ISBN with a right check digit'),
  pages: z.int().min(1),
  /** Width and height as the shop shows them. */
  size: z.string().regex(/^[\d,]+ × [\d,]+ cm$/, 'expected a size such as “14,5 × 20,5 cm”'),
  binding: z.enum(['soft', 'hard']),
  /** Grams. */
  weight: z.int().min(1),
  stock: count,
})
const Course = z.strictObject({ kind: z.literal('course'), ...shared })
const ProductRecord = z
  .discriminatedUnion('kind', [Book, Course])
  .refine(({ price, salePrice }) => salePrice <= price, {
    path: ['salePrice'],
    error: 'is more than the price',
  })

type ProductRecord = z.infer<typeof ProductRecord>

/** A product before it has an id; its times are counted back from whenever it is written. */
export type Product = {
  kind: ProductRecord['kind']
  sku: string
  slug: string
  /** Slug of its category. */
  category: string
  title: string
  author: string
  translator: string
  publisher: string
  publishedYearsAgo: number
  isbn: string | null
  series: string | null
  subject: string | null
  grade: number | null
  pages: number | null
  size: string | null
  binding: 'soft' | 'hard' | null
  weight: number
  price: number
  salePrice: number
  stock: number
  sold: number
  addedMinutesAgo: number
  descriptionHtml: string
  cover: {
    design: DesignName
    colour: PaletteName
    note: string
    variant: number
    emblem?: EmblemName | undefined
    /** The verse its description quotes, for the designs that set some. */
    verse?: readonly string[] | undefined
  }
}

function blockToHtml(block: Block): string {
  if (typeof block === 'string') return markdownToHtml(block)
  if ('list' in block) return markdownToHtml(block.list.map((item) => `- ${item}`).join('\n'))
  return markdownToHtml(block.verse.map((line) => `> ${line}`).join('\\\n'))
}

/** A course weighs nothing and is never sold out. */
const unprinted = {
  isbn: null,
  pages: null,
  size: null,
  binding: null,
  weight: 0,
  stock: 9999,
}

const quoted = (blocks: readonly Block[]) =>
  blocks.find((block) => typeof block === 'object' && 'verse' in block)

function productOf({ description, cover, ...record }: ProductRecord, category: string): Product {
  return {
    ...unprinted,
    ...record,
    category,
    descriptionHtml: description.map(blockToHtml).join(''),
    cover: { ...cover, ...(quoted(description) as z.infer<typeof verse> | undefined) },
  }
}

/** `products/tho-nom.json` holds the category `tho-nom`. */
export const productFiles = () => listFiles('catalog/products', '.json')

export const readProducts = (file: string): Product[] =>
  readJson(file, z.array(ProductRecord)).map((record) => productOf(record, nameOf(file)))

/** The whole catalog in the order of the skus. */
export const allProducts = once((): readonly Product[] =>
  productFiles()
    .flatMap(readProducts)
    .sort((one, other) => (one.sku < other.sku ? -1 : 1)),
)

/** What a book for school is for, from its title; none for a book that no grade reads. */
export function bookKindOf({ kind, grade, subject, category, title }: Product): BookKind | null {
  const isForSchool = grade !== null || /^(?:on-|hoc-sinh-gioi)/.test(category)
  if (kind === 'course' || !isForSchool) return null
  if (/^(?:Đề|Bộ đề)/.test(title)) return 'tests'
  const read = kindOfBook({ title, subject: subject ?? '', grade: grade ?? 0 })
  return read === 'workbook' ? 'exercises' : read
}
