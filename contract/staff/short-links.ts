import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, line } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

/** The first part of a printed address: `/m`, `/h` and `/p`. */
export const shortLinkKinds = ['m', 'h', 'p'] as const
export type ShortLinkKind = (typeof shortLinkKinds)[number]

/** `m-toan-1` for `/m/toan-1`. */
const ShortLinkId = z
  .string()
  .check(
    z.regex(/^[mhp]-[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, messages.badId),
    z.maxLength(100, messages.badId),
  )
/** In small letters: nobody types a printed address twice. */
const ShortName = z
  .string(messages.badInput)
  .check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, messages.badShortName),
    z.maxLength(60, messages.tooLong),
  )

const fields = {
  /** A page of the shop, with or without the shop's own origin. */
  toPath: line(2000, messages.targetNeeded),
  /** For the staff: where it is printed. */
  note: line(200),
}
const { toPath, note } = fields
const Draft = z.object({
  kind: z.enum(shortLinkKinds),
  name: ShortName,
  toPath,
  note: z.optional(note),
})
const Change = z.partial(z.object(fields))

const ShortLink = z.object({
  id: z.string(),
  kind: z.enum(shortLinkKinds),
  /** As it is printed, without the shop's origin. @example "/m/toan-1" */
  path: z.string(),
  toPath: z.string(),
  note: z.string(),
  updatedTime: Instant,
})
export type ShortLink = z.output<typeof ShortLink>

const shortLinks = staffResource({
  path: 'short-links',
  noun: 'a short link',
  id: ShortLinkId,
  read: may('short-links'),
  write: may('short-links'),
})

export const staffShortLinks = {
  list: shortLinks.list(ShortLink, {
    sorts: ['path', 'updatedTime'],
    filters: { kind: z.optional(z.enum(shortLinkKinds)) },
  }),
  read: shortLinks.read(ShortLink),
  create: shortLinks.create(Draft, ShortLink),
  change: shortLinks.change(Change, ShortLink),
  /** What is printed then leads to the landing page of its name, if there is one. */
  archive: shortLinks.archive(),
  drawShortLink: endpoint({
    method: 'GET',
    path: '/api/staff/short-links/{id}/qr',
    access: 'staff',
    roles: may('short-links'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'The QR code of a short link for print: as SVG, and as PNG in base64.',
    params: z.object({ id: ShortLinkId }),
    response: envelope(z.object({ url: z.string(), svg: z.string(), png: z.string() })),
  }),
}
