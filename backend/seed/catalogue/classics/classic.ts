import type { DesignName } from '@/backend/seed/catalogue/covers/cover'
import type { DyeName } from '@/backend/seed/catalogue/covers/dyes'

/** A real book whose author has been dead for more than fifty years; the words about it are the shop's own. */
export type Classic = {
  title: string
  author: string
  /** A translator of the same age, where the text is a translation. */
  translator?: string
  shelf: string
  note: string
  pages: number
  look: readonly [DesignName, DyeName]
  /** Only verse written before 1900. */
  verse?: readonly string[]
  about: readonly string[]
}
