import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, line, paged, SlugText } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'
import { PictureUrl } from '@/contract/staff/pictures'
import { staffResource } from '@/contract/staff/resource'
import { vatClasses } from '@/contract/vat'

const StaffCategory = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Null for a top category. */
  parentId: z.nullable(z.int()),
  position: z.int(),
  /** 0 books, 1 courses. */
  objectType: z.int(),
  originalUrl: z.nullable(z.string()),
  /** Of the products in it and below it that have none of their own; null: as the category above. */
  vatClass: z.nullable(z.enum(vatClasses)),
  /** Products right in it, hidden ones too. */
  productCount: z.int(),
})
export type StaffCategory = z.output<typeof StaffCategory>

/** A top category, its children, theirs, and one more. */
export const DEEPEST_CATEGORY = 4

const name = line(100, messages.nameNeeded)

const categories = staffResource({
  path: 'categories',
  noun: 'a category',
  id: IdText,
  read: may('categories.read'),
  write: may('categories.write'),
})

export const staffCategories = {
  list: endpoint({
    method: 'GET',
    path: '/api/staff/categories',
    access: 'staff',
    roles: may('categories.read'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'All categories that are not archived; parentId makes the tree, position the order.',
    response: paged(StaffCategory),
  }),
  create: categories.create(
    z.object({
      name,
      parentId: z.optional(z.nullable(Id)),
      /** Of a top category; the others follow theirs. */
      objectType: z.optional(z.union([z.literal(0), z.literal(1)])),
    }),
    StaffCategory,
  ),
  change: categories.change(
    z.partial(
      z.object({
        name,
        slug: SlugText,
        originalUrl: z.nullable(PictureUrl),
        vatClass: z.nullable(z.enum(vatClasses)),
      }),
    ),
    StaffCategory,
  ),
  moveCategory: endpoint({
    method: 'POST',
    path: '/api/staff/categories/{id}/move',
    access: 'staff',
    roles: may('categories.write'),
    budget: { cost: 'write' },
    extension: true,
    summary: 'Puts a category with everything below it elsewhere in the tree.',
    params: z.object({ id: IdText }),
    body: z.object({
      parentId: z.nullable(Id),
      /** Its place among the children of the new parent, from 0; beyond the last is the last. */
      position: z.int().check(z.minimum(0), z.maximum(10_000)),
    }),
    response: envelope(StaffCategory),
  }),
  archive: categories.archive(),
}
