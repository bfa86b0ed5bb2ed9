import { z } from 'zod'
import { grade, picture, place, slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'
import { listFiles, nameOf } from '@/backend/seed/read/read-text'

const Entry = z.strictObject({
  title: text,
  page: place,
  /** Number of the lesson in the textbook's course that teaches it. */
  lesson: place.optional(),
})
const TopEntry = Entry.extend({ children: z.array(Entry).default([]) })

const Chapter = z.strictObject({ title: text, entries: z.array(TopEntry).min(1) })

const TextbookFields = z.strictObject({
  position: place,
  name: text,
  grade,
  subject: text,
  series: text,
  /** The shop's own book for the same subject and grade. */
  product: slug.optional(),
  /** The course that follows the book. */
  course: slug.optional(),
  picture,
  chapters: z.array(Chapter).min(1),
})

export type Chapter = z.infer<typeof Chapter>
export type Textbook = z.infer<typeof TextbookFields> & { slug: string }

export const textbookFiles = () => listFiles('textbooks', '.json')

/** The name of a file is the address of its textbook. */
export const readTextbook = (file: string): Textbook => ({
  ...readJson(file, TextbookFields),
  slug: nameOf(file),
})

/** The textbooks with their tables of contents. */
export const textbooks = once((): readonly Textbook[] =>
  textbookFiles()
    .map(readTextbook)
    .sort((one, other) => one.position - other.position),
)

/** All entries of a chapter, those below others included. */
export const entriesOf = ({ entries }: Chapter) =>
  entries.flatMap((entry) => [entry, ...entry.children])

/** The first half of the chapters stands in the left column. */
export const columnOf = ({ chapters }: Textbook, at: number): 1 | 2 =>
  at < Math.ceil(chapters.length / 2) ? 1 : 2
