import { z } from 'zod'
import { place, slug } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'

export const SHORT_LINKS_FILE = 'pages/short-links.json'

const ShortLink = z
  .strictObject({
    from: z.string().regex(/^\/[mhp]\/[a-z0-9-]+$/, 'expected /h/…, /m/… or /p/…'),
    path: z.string().startsWith('/').optional(),
    textbook: slug.optional(),
    course: slug.optional(),
    /** A lesson of the course, counted from 1. */
    lesson: place.optional(),
  })
  .refine(({ path, textbook, course }) => [path, textbook, course].filter(Boolean).length === 1, {
    error: 'leads to one of path, textbook and course',
  })
export type ShortLink = z.infer<typeof ShortLink>

/**
 * The short addresses printed in books as QR codes: `/h` a lesson (học), `/m` a table of contents or help (mục lục),
 * `/p` a page (phụ trang). An address that is not listed shows the page of the same name.
 */
export const shortLinks = once(() => readJson(SHORT_LINKS_FILE, z.array(ShortLink)))
