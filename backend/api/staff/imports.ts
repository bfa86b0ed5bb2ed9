import {
  addPart,
  checkImport,
  createImport,
  dropImport,
  fieldTexts,
  getImport,
  listImportRows,
  listImports,
  startImport,
  stepTexts,
  undoImport,
} from '@/backend/modules/imports'
import { audit } from '@/backend/platform/audit/audit-log'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { exportProducts } from '@/backend/read-models/export-products/export-products'
import { importFields } from '@/contract/staff/import-records'

/** Does a step and answers how the import stands then. */
async function stepped(context: Pick<Context, 'db'>, id: string, step: Promise<unknown>) {
  await step
  return { data: await getImport(context.db, id) }
}

export const staffImportRoutes: HandlersOf<'staffImports'> = {
  list: ({ query }, { db }) => listImports(db, query),

  read: async ({ params: { id } }, { db }) => ({ data: await getImport(db, id) }),

  create: async ({ body }, context) => {
    const id = await createImport(context, body)
    return { data: await getImport(context.db, id) }
  },

  archive: async ({ params: { id } }, context) => {
    await dropImport(context, id)
    return { successMessage: stepTexts.stopped }
  },

  addImportPart: ({ params: { id }, body }, context) =>
    stepped(context, id, addPart(context, id, body)),

  checkImport: ({ params: { id }, body }, context) =>
    stepped(context, id, checkImport(context, id, body)),

  startImport: ({ params: { id } }, context) => stepped(context, id, startImport(context, id)),

  undoImport: ({ params: { id } }, context) => stepped(context, id, undoImport(context, id)),

  listImportRows: ({ params: { id }, query }, { db }) => listImportRows(db, id, query),

  listImportFields: () => ({
    data: importFields.map((field) => {
      const { label, example, hint } = fieldTexts[field]
      return { id: field, label, example, hint }
    }),
    totalPage: 1,
  }),

  exportProducts: async ({ query: { after } }, context) => {
    if (after === undefined)
      await audit(context.db, context, { action: 'product.export', subject: 'all' })
    return { data: await exportProducts(context.db, after) }
  },
}
