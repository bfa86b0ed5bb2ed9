import type { BookKind } from '@/contract/shop/catalog'

/** What a file says of one book; what it leaves out stays as it is. */
export type Given = {
  isbn?: string
  sku?: string
  productName?: string
  /** A name or path as it is written; the last of several guesses that the shop knows counts. */
  category?: string
  guesses?: string[]
  price?: number
  priceSale?: number
  vatClass?: 'exempt' | 'reduced' | 'standard'
  stock?: number
  author?: string
  translator?: string
  publisher?: string
  publishYear?: number
  series?: string
  language?: string
  coverForm?: 'soft' | 'hard'
  pages?: number
  size?: string
  weight?: number
  grade?: number
  subject?: string
  bookKind?: BookKind
  description?: string
  isActive?: boolean
  /** Addresses of the shop's own pictures, of others, or `zip:<hash>:<name>`. */
  images?: string[]
}
/** An answer that mends all faults of a kind; `value` is kept with the import and read again. */
export type Choice = { value: string; label: string }
export type Problem = {
  field: string
  text: string
  /** Said, but it keeps no book out. */
  isNote?: true
  /** What was asked, the same in every row that asks it. */
  ask?: { key: string; choices: Choice[] }
}
/** What somebody has answered, by the key of what was asked. */
export type Answers = Readonly<Record<string, string>>
export type ReadRow = { rowNo: number; given: Given; problems: Problem[] }

/** Why a whole file is refused, in words for whoever sent it. */
export class FileProblem extends Error {
  override name = 'FileProblem'
}

/** More in one file is a mistake, or meant to hurt. */
export const MOST_ROWS = 50_000
