import {
  archiveCategory,
  changeCategory,
  createCategory,
  listStaffCategories,
  moveCategory,
} from '@/backend/modules/catalog'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'

/** The menu of every page names the categories. */
const purge = (context: Pick<Context, 'revalidatePages'>) => context.revalidatePages?.(['site'])

export const staffCategoryRoutes: HandlersOf<'staffCategories'> = {
  list: async (_, { db }) => ({ data: await listStaffCategories(db), totalPage: 1 }),

  create: async ({ body }, context) => {
    const data = await createCategory(context, body)
    await purge(context)
    return { data, successMessage: officeTexts.categorySaved }
  },

  change: async ({ params: { id }, body }, context) => {
    if (Object.keys(body).length === 0) throw new HttpError(400, officeTexts.nothingAsked)
    const data = await changeCategory(context, id, body)
    await purge(context)
    return { data, successMessage: officeTexts.categorySaved }
  },

  moveCategory: async ({ params: { id }, body }, context) => {
    const data = await moveCategory(context, id, body)
    await purge(context)
    return { data, successMessage: officeTexts.categorySaved }
  },

  archive: async ({ params: { id } }, context) => {
    await archiveCategory(context, id)
    await purge(context)
    return { successMessage: officeTexts.categoryArchived }
  },
}
