import { addMissingPages } from '@/backend/modules/content'
import { lockStored, OPENING, settingsTexts, writeStored } from '@/backend/modules/settings'
import { audit, changeWithAudit } from '@/backend/platform/audit/audit-log'
import type { HandlersOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { checklist } from '@/backend/read-models/opening/checklist'
import { policyPages } from '@/backend/seed/pages/pages'
import { resolveLinks } from '@/backend/seed/pages/text-links'

const none = { products: new Map<string, number>(), courses: new Map<string, number>() }

export const staffOpeningRoutes: HandlersOf<'staffOpening'> = {
  getOpening: async (_, context) => ({ data: await checklist(context) }),

  changeOpening: async ({ body: { isOpen } }, context) => {
    const { steps } = await checklist(context)
    if (isOpen && steps.some((step) => step.isRequired && !step.isDone)) {
      throw new HttpError(409, settingsTexts.notReady)
    }
    await changeWithAudit(context, isOpen ? 'shop.open' : 'shop.close', async (tx) => {
      const row = await lockStored(tx, OPENING, context.now())
      await writeStored(tx, context, row, { value: { isOpen } })
      return { subject: 'shop', after: { isOpen }, result: null }
    })
    const data = await checklist(context)
    await context.revalidatePages?.(['site'])
    return { data, successMessage: isOpen ? settingsTexts.opened : settingsTexts.closed }
  },

  writeSamplePages: async (_, context) => {
    const rows = policyPages().map(({ slug, title, description, html }) => ({
      slug,
      kind: 'static' as const,
      title,
      description,
      contentHtml: resolveLinks(html, none),
      updatedAt: context.now(),
    }))
    await transact(context.db, async (tx) => {
      const pages = await addMissingPages(tx, rows)
      await audit(tx, context, { action: 'page.samples', subject: 'pages', after: { pages } })
    })
    await context.revalidatePages?.(['site'])
    return { data: await checklist(context), successMessage: settingsTexts.pagesWritten }
  },
}
