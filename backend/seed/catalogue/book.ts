import type { DesignName } from './covers/cover'
import type { DyeName } from './covers/dyes'
import type { Subject } from './covers/spec'
import type { HouseKey } from './houses'

type BookCover = {
  design: DesignName
  dye: DyeName
  note: string
  variant: number
  figure?: Subject
  verse?: readonly string[]
}

/** A product before it has an id: the same on every machine, its times counted back from whenever it is written. */
export type Book = {
  slug: string
  objectType: 0 | 1
  /** Slug of its category. */
  shelf: string
  title: string
  author: string
  translator: string
  house: HouseKey
  series: string | null
  subject: string | null
  grade: number | null
  yearsOld: number
  pages: number | null
  size: string | null
  form: 'soft' | 'hard' | null
  weightGram: number
  price: number
  salePrice: number
  descriptionHtml: string
  /** Names of the sentences used, so that a test can tell neighbours apart. */
  voices: readonly string[]
  ageMinutes: number
  sold: number
  stock: number
  sku: string
  isbn: string | null
  cover: BookCover
}

/** What the makers of books decide; `bind` adds price, weight, numbers and dates. */
export type Draft = Pick<
  Book,
  'shelf' | 'title' | 'author' | 'house' | 'pages' | 'descriptionHtml' | 'voices' | 'cover'
> &
  Partial<
    Pick<
      Book,
      | 'slug'
      | 'objectType'
      | 'translator'
      | 'series'
      | 'subject'
      | 'grade'
      | 'size'
      | 'form'
      | 'price'
      | 'salePrice'
    >
  >
