import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, line } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { HomeLayout } from '@/contract/shop/home'
import { HomeContent } from '@/contract/shop/home-content'
import { getIntroPage } from '@/contract/shop/pages'
import {
  documentLife,
  documentSteps,
  documentVersionCalls,
  TextHtml,
} from '@/contract/staff/documents'
import { may } from '@/contract/staff/permissions'
import { PictureUrl } from '@/contract/staff/pictures'
import { staffResource } from '@/contract/staff/resource'

/** The pages that are composed of parts. */
export const blockIds = ['home', 'about'] as const
export type BlockId = (typeof blockIds)[number]

const BlockId = z.enum(blockIds, messages.badId)

const MOST_CARDS = 12
const MOST_BLOCKS = 2

const card = {
  title: line(200, messages.titleNeeded),
  content: TextHtml,
  picture: z.nullable(PictureUrl),
}
/** One of our own pages, or one elsewhere; blank: there is no button. */
const Target = z
  .string()
  .check(
    z.maxLength(500, messages.tooLong),
    z.regex(/^(?:$|(?:\/(?![/\\])|https:\/\/)\S*$)/, messages.buttonWrong),
  )

/** The about page: cards in a row, then at most two blocks with a picture and a button. */
export const AboutContent = z.object({
  cards: z.array(z.object(card)).check(z.maxLength(MOST_CARDS, messages.tooLong)),
  blocks: z
    .array(z.object({ ...card, buttonUrl: Target }))
    .check(z.maxLength(MOST_BLOCKS, messages.tooLong)),
})
export type AboutContent = z.output<typeof AboutContent>

/** Each page has its own content alone. */
const content = { home: z.nullable(HomeContent), about: z.nullable(AboutContent) }

const Block = z.object({ id: BlockId, title: z.string(), ...content, ...documentLife })
export type StaffBlock = z.output<typeof Block>

const blocks = staffResource({
  path: 'blocks',
  noun: 'a page composed of parts',
  id: BlockId,
  read: may('blocks'),
  write: may('blocks'),
})
const versions = documentVersionCalls({
  path: 'blocks',
  noun: 'a page composed of parts',
  id: BlockId,
  roles: may('blocks'),
  text: z.object(content),
})

export const staffBlocks = {
  list: blocks.list(Block, { sorts: ['title'] }),
  read: blocks.read(Block),
  change: blocks.change(
    z.object({
      home: z.optional(HomeContent),
      about: z.optional(AboutContent),
      ...documentSteps,
    }),
    Block,
  ),
  listBlockVersions: versions.list,
  readBlockVersion: versions.read,
  previewHome: endpoint({
    method: 'GET',
    path: '/api/staff/block-previews/home',
    access: 'staff',
    roles: may('office'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'The newest version of the home page as visitors would see it.',
    response: envelope(HomeLayout),
  }),
  previewAbout: endpoint({
    method: 'GET',
    path: '/api/staff/block-previews/about',
    access: 'staff',
    roles: may('office'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'The newest version of the about page as visitors would see it.',
    response: getIntroPage.response,
  }),
}
