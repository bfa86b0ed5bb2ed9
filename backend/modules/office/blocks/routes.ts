import type { HandlersOf } from '@/backend/context'
import { homeContentOf, homeLayoutOf } from '@/backend/modules/home/home-content'
import { blockStore, introItemsOf } from '@/backend/modules/office/blocks/block-store'
import { saveText } from '@/backend/modules/office/publishing/save-text'
import { purgeText, refuseNothing, savedText } from '@/backend/modules/office/publishing/saved-text'
import { itsEditor, lifeDto } from '@/backend/modules/office/publishing/state-queries'
import type { TextFields } from '@/backend/modules/office/publishing/text-kind'
import { openText, versionAt } from '@/backend/modules/office/publishing/text-state'
import { getVersion, listVersions } from '@/backend/modules/office/publishing/version-queries'
import { officeTexts } from '@/backend/modules/office/texts'
import { introPageOf } from '@/backend/modules/pages/about-routes'
import type { Db } from '@/backend/platform/db/connect'
import { appUser, textVersion } from '@/backend/platform/db/tables'
import { transact } from '@/backend/platform/db/transact'
import { HttpError } from '@/backend/platform/http/http-error'
import { messages } from '@/contract/messages'
import { type AboutContent, type BlockId, blockIds, type StaffBlock } from '@/contract/staff-blocks'

const contentOf = ({ facts }: Pick<TextFields, 'facts'>) => ({
  home: 'home' in facts ? homeContentOf(facts.home) : null,
  about: 'about' in facts ? (facts.about as AboutContent) : null,
})

async function describe(db: Db, id: BlockId): Promise<StaffBlock> {
  const { live, state, newest } = await transact(db, (tx) => openText(tx, blockStore, id))
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
  list: async ({ query: { page } }, { db }) => {
    const data: StaffBlock[] = []
    if (page === 1) for (const id of blockIds) data.push(await describe(db, id))
    return { data, totalPage: 1, totalItem: blockIds.length }
  },

  read: async ({ params: { id } }, { db }) => ({ data: await describe(db, id) }),

  change: async ({ params: { id }, body }, context) => {
    refuseNothing(body)
    const { home, about, ...steps } = body
    if (id === 'home' ? about : home) throw new HttpError(400, messages.badInput)
    if (steps.isPublished === false) throw new HttpError(409, officeTexts.policyStays)
    const content = home ?? about
    const fields = content ? { facts: { [id]: content } } : {}
    const isSeen = await transact(context.db, (tx) =>
      saveText(tx, context, blockStore, id, { ...steps, fields }),
    )
    if (isSeen) await purgeText(context, blockStore, id)
    return { data: await describe(context.db, id), successMessage: savedText(body) }
  },

  listBlockVersions: async ({ params: { id } }, { db }) => {
    const data = await listVersions(db, blockStore, id)
    return { data, totalPage: 1, totalItem: data.length }
  },

  readBlockVersion: async ({ params: { id, version } }, { db }) => {
    const { fields, ...kept } = await getVersion(db, blockStore, id, version)
    return { data: { ...kept, text: contentOf(fields) } }
  },

  previewHome: async (_, { db }) => ({
    data: homeLayoutOf(homeContentOf((await describe(db, 'home')).home)),
  }),

  previewAbout: async (_, { db }) => {
    const { about } = await describe(db, 'about')
    return { data: introPageOf(about ? introItemsOf(about) : []) }
  },
}
