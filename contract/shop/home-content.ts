import { z } from 'zod/mini'
import { line } from '@/contract/fields'
import { messages } from '@/contract/messages'

/** The parts every home page can have, in their usual order. */
export const homeParts = [
  'flashSale',
  'newest',
  'popular',
  'categories',
  'grades',
  'courses',
  'news',
  'promises',
] as const
export type HomePart = (typeof homeParts)[number]

/** Shelves hold the newest books of one category, as many as the editor likes up to here. */
export const MOST_SHELVES = 6

const kinds = z.enum([...homeParts, 'shelf'])

/** A part as the page shows it; a blank title stands for the usual one. */
export const HomeSection = z.object({
  kind: kinds,
  title: z.string(),
  categoryId: z.nullable(z.int()),
})
export type HomeSection = z.output<typeof HomeSection>

const isWhole = ({ kind, categoryId, title }: HomeSection) =>
  kind === 'shelf' ? categoryId !== null && title !== '' : categoryId === null

const Section = z
  .object({
    kind: kinds,
    title: line(80),
    categoryId: z.nullable(z.int().check(z.minimum(1, messages.badInput))),
    isShown: z.boolean(),
  })
  .check(z.refine(isWhole, messages.shelfWrong))

const hasEachPart = (sections: readonly { kind: string }[]) =>
  homeParts.every((part) => sections.filter(({ kind }) => kind === part).length === 1)

const isOncePerCategory = (sections: readonly { categoryId: number | null }[]) => {
  const ids = sections.flatMap(({ categoryId }) => categoryId ?? [])
  return new Set(ids).size === ids.length
}

/** What an editor composes: the words at the top, and every part with its place. */
export const HomeContent = z.object({
  /** Blank: the usual words. */
  line: line(120),
  text: line(400),
  sections: z
    .array(Section)
    .check(
      z.maxLength(homeParts.length + MOST_SHELVES, messages.tooLong),
      z.refine(hasEachPart, messages.badInput),
      z.refine(isOncePerCategory, messages.shelfTwice),
    ),
})
export type HomeContent = z.output<typeof HomeContent>

export const usualHome: HomeContent = {
  line: '',
  text: '',
  sections: homeParts.map((kind) => ({ kind, title: '', categoryId: null, isShown: true })),
}
