import type { DesignName } from '@/backend/seed/catalogue/covers/cover'
import type { DyeName } from '@/backend/seed/catalogue/covers/dyes'
import type { Subject } from '@/backend/seed/catalogue/covers/spec'
import type { HouseKey } from '@/backend/seed/catalogue/houses'

/** An invented book of the general shelves. */
export type Entry = {
  title: string
  author: string
  translator?: string
  shelf: string
  note: string
  house: HouseKey
  pages: number
  look: readonly [DesignName, DyeName]
  figure?: Subject
  form?: 'hard'
  size?: string
  about: readonly string[]
}
