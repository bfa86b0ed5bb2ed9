import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, line, lines, SlugText } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { LandingPage } from '@/contract/shop/pages'
import {
  documentLife,
  documentStates,
  documentSteps,
  documentVersionCalls,
  TextHtml,
} from '@/contract/staff/documents'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

export const pageKinds = ['static', 'landing'] as const
export type PageKind = (typeof pageKinds)[number]

const fields = {
  title: line(300, messages.titleNeeded),
  description: lines(1000),
  content: TextHtml,
}
const { title, ...others } = fields
const PageDraft = z.extend(z.partial(z.object(others)), {
  title,
  /** `static` is a page with an address of its own, such as a policy; `landing` lies under `/pages`. */
  kind: z.enum(pageKinds),
  /** The last part of its address; from the title without it. */
  slug: z.optional(SlugText),
})
const PageChange = z.extend(z.partial(z.object(fields)), documentSteps)

const PageText = z.object({ title: z.string(), description: z.string(), content: z.string() })
export type PageText = z.output<typeof PageText>

const PageRow = z.object({
  /** Its address is also its name. */
  id: z.string(),
  title: z.string(),
  kind: z.enum(pageKinds),
  ...documentLife,
})
export type PageRow = z.output<typeof PageRow>

const StaffPage = z.extend(PageText, { id: z.string(), kind: z.enum(pageKinds), ...documentLife })
export type StaffPage = z.output<typeof StaffPage>

const pages = staffResource({
  path: 'pages',
  noun: 'a policy or landing page',
  id: SlugText,
  read: may('pages'),
  write: may('pages'),
})
const versions = documentVersionCalls({
  path: 'pages',
  noun: 'a policy or landing page',
  id: SlugText,
  roles: may('pages'),
  text: PageText,
})

export const staffPages = {
  list: pages.list(PageRow, {
    sorts: ['title', 'changedTime'],
    filters: { kind: z.optional(z.enum(pageKinds)), state: z.optional(z.enum(documentStates)) },
  }),
  read: pages.read(StaffPage),
  create: pages.create(PageDraft, StaffPage),
  change: pages.change(PageChange, StaffPage),
  /** Landing pages only: the shop links to its policies. */
  archive: pages.archive(),
  listPageVersions: versions.list,
  readPageVersion: versions.read,
  previewPage: endpoint({
    method: 'GET',
    path: '/api/staff/page-previews/{id}',
    access: 'staff',
    roles: may('office'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'The newest version of a page as readers would see it.',
    params: z.object({ id: SlugText }),
    response: envelope(LandingPage),
  }),
}
