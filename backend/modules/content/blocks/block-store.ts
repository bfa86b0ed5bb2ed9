import { homeContentOf } from '@/backend/modules/content/home-content'
import { type IntroItem, listIntroItems } from '@/backend/modules/content/pages/page-queries'
import type {
  DocumentFields,
  DocumentStore,
} from '@/backend/modules/content/publishing/document-store'
import { introItem } from '@/backend/modules/content/tables'
import { HOME, lockStored, replaceStored } from '@/backend/modules/settings'
import type { Db, Tx } from '@/backend/platform/db/connect'
import { officeTexts } from '@/backend/platform/office-texts'
import type { AboutContent, BlockId } from '@/contract/staff/blocks'

const CARDS = 1
/** The sections of the two blocks, in their order. */
const BLOCKS = [2, 3] as const

async function readAbout(db: Db): Promise<AboutContent> {
  const rows = await listIntroItems(db)
  const card = ({ title, contentHtml, originalUrl }: (typeof rows)[number]) => ({
    title,
    content: contentHtml,
    picture: originalUrl,
  })
  return {
    cards: rows.filter(({ section }) => section === CARDS).map(card),
    blocks: BLOCKS.flatMap((wanted) => {
      const row = rows.find(({ section }) => section === wanted)
      return row ? [{ ...card(row), buttonUrl: row.buttonUrl ?? '' }] : []
    }),
  }
}

/** The rows of an about page, cards before blocks. */
export function introItemsOf({ cards, blocks }: AboutContent): IntroItem[] {
  const row = ({ title, content, picture }: AboutContent['cards'][number], section: number) => ({
    ...{ title, contentHtml: content, originalUrl: picture, section },
    ...{ buttonUrl: null, contentProviderId: null },
  })
  return [
    ...cards.map((card) => row(card, CARDS)),
    ...blocks.map((block, at) => {
      const section = BLOCKS[at] ?? BLOCKS[1]
      // Shown only with a number of its own.
      return {
        ...row(block, section),
        buttonUrl: block.buttonUrl || null,
        contentProviderId: section,
      }
    }),
  ]
}

async function writeAbout(tx: Tx, content: AboutContent) {
  const rows = introItemsOf(content).map((item, position) => ({ ...item, position }))
  await tx.delete(introItem)
  if (rows.length > 0) await tx.insert(introItem).values(rows)
}

const fieldsOf = (subject: BlockId, content: object): DocumentFields => ({
  title: officeTexts.blocks[subject],
  summary: '',
  contentHtml: '',
  imageUrl: null,
  facts: { [subject]: content },
})

const keys = { home: HOME, about: 'about' } as const
const tags = { home: ['home'], about: ['intro'] } as const

/** The home page lies among the settings, the about page in its own table; a setting of either is its lock. */
export const blockStore: DocumentStore = {
  kind: 'block',

  lock: async (tx, subject, now) => {
    const id = subject as BlockId
    const row = await lockStored(tx, keys[id], now)
    const content = id === 'home' ? homeContentOf(row.value) : await readAbout(tx)
    const { changedAt } = row
    return { fields: fieldsOf(id, content), isShown: true, changedAt, shownSince: changedAt }
  },

  write: async (tx, subject, { fields: { facts }, now }) => {
    const id = subject as BlockId
    const value = id === 'home' ? facts.home : {}
    await replaceStored(tx, keys[id], value, now)
    if (id === 'about') await writeAbout(tx, facts.about as AboutContent)
  },

  tags: async (_, subject) => [...tags[subject as BlockId]],
}
