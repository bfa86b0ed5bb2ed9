import {
  findCodLine,
  getCodStatement,
  importStatement,
  listCodLines,
  listCodStatements,
  codTexts as texts,
} from '@/backend/modules/payments'
import type { Handler } from '@/backend/platform/context'
import { notFound } from '@/backend/platform/http/http-error'
import { resolveCodLine } from '@/backend/workflows/settle-cod/resolve-line'
import type * as calls from '@/contract/staff/cod-statements'

type Routes = {
  importCodStatement: Handler<typeof calls.importCodStatement>
  listCodStatements: Handler<typeof calls.listCodStatements>
  listCodLines: Handler<typeof calls.listCodLines>
  resolveCodLine: Handler<typeof calls.resolveCodLine>
}

/** What finance does with the carriers' statements of cash on delivery. */
export const codRoutes: Routes = {
  importCodStatement: async ({ body }, context) => {
    const { id, isNew } = await importStatement(context, body)
    const data = await getCodStatement(context.db, id)
    const successMessage = isNew ? texts.imported(data.lines, data.open) : texts.importedBefore
    return { data, successMessage }
  },

  listCodStatements: ({ query }, { db }) => listCodStatements(db, query),

  listCodLines: ({ query }, { db }) => listCodLines(db, query.state ?? 'open', query),

  resolveCodLine: async ({ params, body }, context) => {
    const successMessage = await resolveCodLine(context, params.id, body)
    const data = await findCodLine(context.db, params.id)
    if (!data) throw notFound()
    return { data, successMessage }
  },
}
