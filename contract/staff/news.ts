import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, Instant, line, lines, SlugText } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { NewsDetail } from '@/contract/shop/news'
import {
  documentLife,
  documentStates,
  documentSteps,
  documentVersionCalls,
  TextHtml,
} from '@/contract/staff/documents'
import { may } from '@/contract/staff/permissions'
import { PictureUrl } from '@/contract/staff/pictures'
import { staffResource } from '@/contract/staff/resource'

const fields = {
  title: line(300, messages.titleNeeded),
  summary: lines(1000),
  content: TextHtml,
  imageURL: z.nullable(PictureUrl),
  author: line(120),
  tagId: z.nullable(Id),
  isFocus: z.boolean(),
}
/** Of its page; the address before leads there. Digits alone would be an id. */
const NewsUrl = SlugText.check(z.regex(/[A-Za-z]/, messages.badId))

const { title, ...others } = fields
const NewsDraft = z.extend(z.partial(z.object(others)), { title, newsURL: z.optional(NewsUrl) })
const NewsChange = z.extend(z.partial(z.object(fields)), {
  ...documentSteps,
  newsURL: z.optional(NewsUrl),
})

/** As it stands in one version. */
const NewsText = z.object({
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  imageURL: z.nullable(z.string()),
  author: z.string(),
  tagId: z.nullable(z.int()),
  isFocus: z.boolean(),
})
export type NewsText = z.output<typeof NewsText>

const NewsRow = z.object({
  id: z.int(),
  title: z.string(),
  newsURL: z.string(),
  tagName: z.nullable(z.string()),
  /** The day that readers see. */
  publishedTime: Instant,
  ...documentLife,
})
export type NewsRow = z.output<typeof NewsRow>

const StaffNews = z.extend(NewsText, {
  id: z.int(),
  newsURL: z.string(),
  /** Addresses that lead here. */
  formerURLs: z.array(z.string()),
  publishedTime: Instant,
  ...documentLife,
})
export type StaffNews = z.output<typeof StaffNews>

const news = staffResource({
  path: 'news',
  noun: 'an article',
  id: IdText,
  read: may('news'),
  write: may('news'),
})
const versions = documentVersionCalls({
  path: 'news',
  noun: 'an article',
  id: IdText,
  roles: may('news'),
  text: NewsText,
})

export const staffNews = {
  list: news.list(NewsRow, {
    sorts: ['changedTime', 'publishedTime', 'title'],
    filters: { state: z.optional(z.enum(documentStates)), tagId: z.optional(IdText) },
  }),
  /** The newest version, whatever readers see. */
  read: news.read(StaffNews),
  create: news.create(NewsDraft, StaffNews),
  change: news.change(NewsChange, StaffNews),
  archive: news.archive(),
  listNewsVersions: versions.list,
  readNewsVersion: versions.read,
  previewNews: endpoint({
    method: 'GET',
    path: '/api/staff/news-previews/{url}',
    access: 'staff',
    roles: may('office'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'The newest version of an article as its page would show it, by address or id.',
    params: z.object({ url: SlugText }),
    response: envelope(NewsDetail),
  }),
}
