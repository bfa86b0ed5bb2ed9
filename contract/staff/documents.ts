import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, Instant, paged } from '@/contract/fields'
import { messages } from '@/contract/messages'
import type { StaffRole } from '@/contract/staff/roles'

/** A picture inside the text itself has been checked by nobody, and a `blob:` is gone with the tab. */
const EMBEDDED_PICTURE = /\bsrc\s*=\s*(?:["']\s*)?(?:data|blob|file):/i

/** No NUL: the one character that no database column takes. */
export const TextHtml = z.string().check(
  z.maxLength(60_000, messages.tooLong),
  z.regex(/^[^\0]*$/, messages.badInput),
  z.refine((html) => !EMBEDDED_PICTURE.test(html), messages.pictureEmbedded),
)

export const documentStates = ['published', 'draft', 'changed', 'scheduled', 'archived'] as const
export type DocumentState = (typeof documentStates)[number]

/** Where a document stands: part of every record and row of one. */
export const documentLife = {
  /** The newest version; a change names the one it was made from. */
  version: z.int(),
  isPublished: z.boolean(),
  /** Readers do not see the newest version. */
  isChanged: z.boolean(),
  /** When the newest version will be shown. */
  publishTime: z.nullable(Instant),
  isArchived: z.boolean(),
  changedTime: Instant,
  changedBy: z.nullable(z.string()),
}

/** Beside the fields of a change; without a step it saves a draft, and what readers see stays. */
export const documentSteps = {
  /** The newest version the editor has seen: another one in between is a conflict. */
  version: Id,
  /** Shows the newest version at once, or takes it off. */
  isPublished: z.optional(z.boolean()),
  /** Shows the newest version then; null drops the plan. */
  publishTime: z.optional(z.nullable(Instant.check(z.iso.datetime(messages.badInput)))),
  /** False brings it back as a draft. */
  isArchived: z.optional(z.literal(false)),
  /** Takes the fields from that version. */
  restoreVersion: z.optional(Id),
}

const Version = z.object({
  version: z.int(),
  savedTime: Instant,
  /** Null for what was there before the office. */
  actorName: z.nullable(z.string()),
  isShown: z.boolean(),
  restoredFrom: z.nullable(z.int()),
})
export type DocumentVersion = z.output<typeof Version>

type Kind<P extends string, I extends z.ZodMiniType, T extends z.ZodMiniObject> = {
  path: P
  noun: string
  id: I
  roles: readonly StaffRole[]
  /** The fields that belong to a version. */
  text: T
}

/** The calls around the versions of a document. */
export function documentVersionCalls<
  const P extends string,
  I extends z.ZodMiniType,
  T extends z.ZodMiniObject,
>({ path, noun, id, roles, text }: Kind<P, I, T>) {
  const usual = { access: 'staff', roles, budget: { cost: 'read' }, extension: true } as const
  return {
    list: endpoint({
      ...usual,
      method: 'GET',
      path: `/api/staff/${path}/{id}/versions`,
      summary: `Every saved version of ${noun}, the newest first.`,
      params: z.object({ id }),
      response: paged(Version),
    }),
    read: endpoint({
      ...usual,
      method: 'GET',
      path: `/api/staff/${path}/{id}/versions/{version}`,
      summary: `One version of ${noun}, to be compared.`,
      params: z.object({ id, version: IdText }),
      response: envelope(z.extend(Version, { text })),
    }),
  }
}

/** What a conflict tells: the newest version, for the editor to choose. */
export const DocumentConflict = z.object({
  version: z.int(),
  changedTime: Instant,
  changedBy: z.nullable(z.string()),
})
