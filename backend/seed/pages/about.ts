import { z } from 'zod'
import { picture, place, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readMarkdown } from '@/backend/seed/read/read-markdown'
import { listFiles, nameOf } from '@/backend/seed/read/read-text'

const AboutFields = z.strictObject({
  position: place,
  /** 1 a card of the row, 2 and 3 the two alternating blocks. */
  section: z.union([z.literal(1), z.literal(2), z.literal(3)], { error: 'expected 1, 2 or 3' }),
  contentProviderId: z.int().optional(),
  title: text,
  buttonUrl: text.optional(),
  picture,
})

export const aboutFiles = () => listFiles('pages/about', '.md')

export const readAboutItem = (file: string) => ({
  ...readMarkdown(file, AboutFields),
  name: nameOf(file),
})

/** The parts of the about page. */
export const aboutItems = once(() =>
  aboutFiles()
    .map(readAboutItem)
    .sort((one, other) => one.position - other.position),
)
