import { withFacts } from '@/backend/api/shop/pages'
import {
  changePage,
  createPage,
  findSlug,
  getStaffPage,
  getVersion,
  listStaffPages,
  listVersions,
  pageStore,
  previewPage,
  purgeDocument,
  putAway,
  refuseNothing,
  refusePolicy,
  savedMessage,
} from '@/backend/modules/content'
import type { HandlersOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { officeTexts } from '@/backend/platform/office-texts'

/** Policies and landing pages in the hands of the shop. */
export const staffPageRoutes: HandlersOf<'staffPages'> = {
  list: ({ query }, { db }) => listStaffPages(db, query),

  read: async ({ params: { id } }, { db }) => ({ data: await getStaffPage(db, id) }),

  create: async ({ body }, context) => {
    const slug = await createPage(context, body)
    return { data: await getStaffPage(context.db, slug), successMessage: officeTexts.textSaved }
  },

  change: async ({ params: { id }, body }, context) => {
    refuseNothing(body)
    const slug = await findSlug(context.db, id)
    const isSeen = await changePage(context, slug, body)
    if (isSeen) await purgeDocument(context, pageStore, slug)
    return { data: await getStaffPage(context.db, slug), successMessage: savedMessage(body) }
  },

  archive: async ({ params: { id } }, context) => {
    const slug = await findSlug(context.db, id)
    const isSeen = await transact(context.db, async (tx) => {
      await refusePolicy(tx, slug)
      return putAway(tx, context, pageStore, slug)
    })
    if (isSeen) await purgeDocument(context, pageStore, slug)
    return { successMessage: officeTexts.textPutAway }
  },

  listPageVersions: async ({ params: { id } }, context) => {
    const data = await listVersions(context, pageStore, await findSlug(context.db, id))
    return { data, totalPage: 1, totalItem: data.length }
  },

  readPageVersion: async ({ params: { id, version } }, context) => {
    const { fields, ...kept } = await getVersion(
      context,
      pageStore,
      await findSlug(context.db, id),
      version,
    )
    const { title, summary, contentHtml } = fields
    return { data: { ...kept, text: { title, description: summary, content: contentHtml } } }
  },

  previewPage: async ({ params: { id } }, context) => {
    const data = await previewPage(context.db, id)
    return { data: { ...data, content: await withFacts(data.content, context) } }
  },
}
