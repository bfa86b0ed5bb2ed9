import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, line, paged, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import {
  IMPORT_PART_BYTES,
  ImportDetail,
  ImportRecord,
  ImportRow,
  importFields,
  importOutcomes,
} from '@/contract/staff/import-records'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

const imports = staffResource({
  path: 'imports',
  noun: 'an import',
  id: Uuid,
  read: may('imports'),
  write: may('imports'),
})
const params = z.object({ id: Uuid })
const step = {
  method: 'POST',
  access: 'staff',
  roles: may('imports'),
  budget: { cost: 'write' },
  extension: true,
  params,
  response: envelope(ImportDetail),
} as const

export const staffImports = {
  list: imports.list(ImportRecord, { sorts: ['createdTime'] }),
  read: imports.read(ImportDetail),
  /** CSV, XLSX, ONIX or a ZIP of pictures, told apart by content; its parts follow. */
  create: imports.create(
    z.object({
      fileName: line(200, messages.nameNeeded),
      /** 50 MB at most. */
      size: Id,
    }),
    ImportDetail,
  ),
  /** Before it has begun the file is forgotten; under way it stops, and what is written can be undone. */
  archive: imports.archive(),
  addImportPart: endpoint({
    ...step,
    path: '/api/staff/imports/{id}/parts',
    summary: 'Adds the next part of a file; a part that is there already counts once.',
    body: z.object({
      start: z.int(messages.badInput).check(z.minimum(0, messages.badInput)),
      /** In base64. */
      content: z
        .string(messages.badInput)
        .check(
          z.regex(/^[A-Za-z0-9+/]+={0,2}$/, messages.badInput),
          z.maxLength(Math.ceil(IMPORT_PART_BYTES / 3) * 4, messages.tooLarge),
        ),
    }),
    bodyLimit: 2 * 1024 * 1024,
  }),
  checkImport: endpoint({
    ...step,
    path: '/api/staff/imports/{id}/check',
    summary: 'Begins the dry run: what would be new, changed, unchanged or wrong. Writes nothing.',
    body: z.object({
      columns: z.optional(z.array(z.nullable(z.enum(importFields))).check(z.maxLength(200))),
      /** Where new books go that name no category. */
      categoryId: z.optional(Id),
      /** New books are sold at once rather than hidden. */
      isActive: z.optional(z.boolean()),
      /** What was asked of many rows at once, by its key; those of before stay. */
      answers: z.optional(
        z.record(z.string().check(z.maxLength(300)), z.string().check(z.maxLength(60))),
      ),
      /** Another sheet or row of headings: the columns are to be matched anew, and nothing is checked yet. */
      place: z.optional(z.object({ sheet: z.optional(z.string()), headingRow: z.optional(Id) })),
    }),
  }),
  startImport: endpoint({
    ...step,
    path: '/api/staff/imports/{id}/start',
    summary: 'Writes what the dry run has shown, in the background.',
  }),
  undoImport: endpoint({
    ...step,
    path: '/api/staff/imports/{id}/undo',
    summary: 'Takes an import back as one change; what was edited since stays.',
  }),
  listImportRows: endpoint({
    method: 'GET',
    path: '/api/staff/imports/{id}/rows',
    access: 'staff',
    roles: may('imports'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'The rows of the dry run with what they change or why they are wrong.',
    params,
    query: z.object({
      outcome: z.optional(z.enum(importOutcomes)),
      /** Rows after this one. */
      after: z.optional(IdText),
    }),
    response: paged(ImportRow),
  }),
  listImportFields: endpoint({
    method: 'GET',
    path: '/api/staff/imports-fields',
    access: 'staff',
    roles: may('imports'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'The columns of the template: heading, example and what belongs there.',
    response: paged(
      z.object({
        id: z.enum(importFields),
        label: z.string(),
        example: z.string(),
        hint: z.string(),
      }),
    ),
  }),
  exportProducts: endpoint({
    method: 'GET',
    path: '/api/staff/products-export',
    access: 'staff',
    roles: may('products.export'),
    budget: { cost: 'heavy' },
    extension: true,
    summary: 'Books with the columns of the template, some hundred at a time in the order of ids.',
    query: z.object({ after: z.optional(IdText) }),
    response: envelope(
      z.object({
        headings: z.array(z.string()),
        rows: z.array(z.array(z.union([z.string(), z.number()]))),
        /** Ask on from here; null at the end. */
        next: z.nullable(z.int()),
      }),
    ),
  }),
}
