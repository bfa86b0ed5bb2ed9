import { introPageOf } from '@/backend/api/shop/about'
import { appUser } from '@/backend/modules/accounts/tables'
import {
  blockStore,
  type DocumentFields,
  getVersion,
  homeContentOf,
  homeLayoutOf,
  introItemsOf,
  itsEditor,
  lifeDto,
  listVersions,
  openDocument,
  purgeDocument,
  refuseNothing,
  saveDocument,
  savedMessage,
  versionAt,
} from '@/backend/modules/content'
import { textVersion } from '@/backend/modules/content/tables'
import type { Context, HandlersOf } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { officeTexts } from '@/backend/platform/office-texts'
import { messages } from '@/contract/messages'
import { type AboutContent, type BlockId, blockIds, type StaffBlock } from '@/contract/staff/blocks'

const contentOf = ({ facts }: Pick<DocumentFields, 'facts'>) => ({
  home: 'home' in facts ? homeContentOf(facts.home) : null,
  about: 'about' in facts ? (facts.about as AboutContent) : null,
})

async function describe(
  { db, now }: Pick<Context, 'db' | 'now'>,
  id: BlockId,
): Promise<StaffBlock> {
  const { live, state, newest } = await transact(db, (tx) =>
    openDocument(tx, blockStore, id, now()),
  )
  const [saved] = await db
    .select({ savedAt: textVersion.savedAt, changedBy: appUser.name })
    .from(textVersion)
    .leftJoin(appUser, itsEditor)
    .where(versionAt(blockStore, id, state.version))
  const life = { ...state, savedAt: saved?.savedAt ?? null, changedBy: saved?.changedBy ?? null }
  return {
    id,
    title: newest.title,
    ...contentOf(newest),
    ...lifeDto(life, true, live.changedAt),
  }
}

/** The home and the about page in the hands of the shop. */
export const staffBlockRoutes: HandlersOf<'staffBlocks'> = {
  list: async ({ query: { page } }, context) => {
    const data: StaffBlock[] = []
    if (page === 1) for (const id of blockIds) data.push(await describe(context, id))
    return { data, totalPage: 1, totalItem: blockIds.length }
  },

  read: async ({ params: { id } }, context) => ({ data: await describe(context, id) }),

  change: async ({ params: { id }, body }, context) => {
    refuseNothing(body)
    const { home, about, ...steps } = body
    if (id === 'home' ? about : home) throw new HttpError(400, messages.badInput)
    if (steps.isPublished === false) throw new HttpError(409, officeTexts.policyStays)
    const content = home ?? about
    const fields = content ? { facts: { [id]: content } } : {}
    const isSeen = await transact(context.db, (tx) =>
      saveDocument(tx, context, blockStore, id, { ...steps, fields }),
    )
    if (isSeen) await purgeDocument(context, blockStore, id)
    return { data: await describe(context, id), successMessage: savedMessage(body) }
  },

  listBlockVersions: async ({ params: { id } }, context) => {
    const data = await listVersions(context, blockStore, id)
    return { data, totalPage: 1, totalItem: data.length }
  },

  readBlockVersion: async ({ params: { id, version } }, context) => {
    const { fields, ...kept } = await getVersion(context, blockStore, id, version)
    return { data: { ...kept, text: contentOf(fields) } }
  },

  previewHome: async (_, context) => ({
    data: homeLayoutOf(homeContentOf((await describe(context, 'home')).home)),
  }),

  previewAbout: async (_, context) => {
    const { about } = await describe(context, 'about')
    return { data: introPageOf(about ? introItemsOf(about) : []) }
  },
}
