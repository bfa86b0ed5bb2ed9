import { z } from 'zod'
import { slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'
import { vatClasses } from '@/contract/vat'

export const CATEGORIES_FILE = 'catalog/categories.json'

const Category = z.strictObject({ slug, name: text })
const TopCategory = Category.extend({
  /** What is sold in it and below it. */
  kind: z.enum(['book', 'course']).default('book'),
  /** Of everything below it; without one as its kind usually is. */
  vatClass: z.enum(vatClasses).optional(),
  children: z.array(Category),
})

/** The categories of the shop in the order of the menu. */
export const categories = once(() => readJson(CATEGORIES_FILE, z.array(TopCategory)))

/** The names of a category and of the one above it. */
export function categoryPath(slug: string): string[] {
  for (const parent of categories()) {
    const child = parent.children.find((one) => one.slug === slug)
    if (child) return [child.name, parent.name]
  }
  throw new Error(`No category is called ${slug}`)
}
