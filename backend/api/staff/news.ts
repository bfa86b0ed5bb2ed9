import {
  changeNews,
  createNews,
  getStaffNews,
  getVersion,
  listStaffNews,
  listVersions,
  newsFacts,
  newsStore,
  previewNews,
  purgeDocument,
  putAway,
  refuseNothing,
  savedMessage,
} from '@/backend/modules/content'
import type { HandlersOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { officeTexts } from '@/backend/platform/office-texts'

/** News in the hands of the shop. */
export const staffNewsRoutes: HandlersOf<'staffNews'> = {
  list: ({ query }, { db }) => listStaffNews(db, query),

  read: async ({ params: { id } }, { db }) => ({ data: await getStaffNews(db, id) }),

  create: async ({ body }, context) => {
    const id = await createNews(context, body)
    return { data: await getStaffNews(context.db, id), successMessage: officeTexts.textSaved }
  },

  change: async ({ params: { id }, body }, context) => {
    refuseNothing(body)
    const isSeen = await changeNews(context, id, body)
    if (isSeen) await purgeDocument(context, newsStore, String(id))
    return { data: await getStaffNews(context.db, id), successMessage: savedMessage(body) }
  },

  archive: async ({ params: { id } }, context) => {
    const isSeen = await transact(context.db, (tx) => putAway(tx, context, newsStore, String(id)))
    if (isSeen) await purgeDocument(context, newsStore, String(id))
    return { successMessage: officeTexts.textPutAway }
  },

  listNewsVersions: async ({ params: { id } }, context) => {
    const data = await listVersions(context, newsStore, String(id))
    return { data, totalPage: 1, totalItem: data.length }
  },

  readNewsVersion: async ({ params: { id, version } }, context) => {
    const { fields, ...kept } = await getVersion(context, newsStore, String(id), version)
    const { title, summary, contentHtml, imageUrl } = fields
    const text = { title, summary, content: contentHtml, imageURL: imageUrl, ...newsFacts(fields) }
    return { data: { ...kept, text } }
  },

  previewNews: async ({ params: { url } }, { db }) => ({ data: await previewNews(db, url) }),
}
