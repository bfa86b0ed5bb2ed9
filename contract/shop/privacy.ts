import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, envelope, Instant } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Email, Password } from '@/contract/shop/auth'

/** What somebody may agree to; `childAccount` is the guardian's word that a child may have the account. */
export const consentPurposes = ['marketing', 'fullName', 'childAccount'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]
/** Which wording is shown; raise it when a text changes its meaning. */
export const CONSENT_TEXT_VERSION = 1

/** Of a link in a letter. */
export const LinkToken = z.string(messages.badId).check(z.regex(/^[\w-]{43}$/, messages.linkOver))

const Consent = z.object({
  purpose: z.enum(consentPurposes),
  isGiven: z.boolean(),
  textVersion: z.int(),
  /** `account` the person, `guardian` whoever answers for a child, `birthday` the shop, on learning of a child's age. */
  source: z.string(),
  createdTime: Instant,
})

export const privacyRequestKinds = ['export', 'erase', 'restrict'] as const
export const PrivacyRequest = z.object({
  requestId: z.string(),
  kind: z.enum(privacyRequestKinds),
  state: z.enum(['open', 'done', 'cancelled']),
  createdTime: Instant,
  /** Not before; an erasure may be taken back until then. */
  notBefore: Instant,
  dueTime: Instant,
  doneTime: z.nullable(Instant),
  /** Until when the file of an export can be fetched. */
  expireTime: z.nullable(Instant),
  /** Why the shop has refused it. */
  refusalReason: z._default(z.optional(z.nullable(z.string())), null),
})
export type PrivacyRequest = z.output<typeof PrivacyRequest>

/** How much is kept of what. */
const Held = z.object({ title: z.string(), count: z.int(), purpose: z.string(), term: z.string() })
export type Held = z.output<typeof Held>

export const PrivacyOverview = z.object({
  isChild: z.boolean(),
  isRestricted: z.boolean(),
  /** A child's guardian, or the child, has said no: only a guardian's agreement undoes what followed. */
  isStopped: z.boolean(),
  hasPassword: z.boolean(),
  /** Newest word on each purpose that concerns the person. */
  consents: z.array(Consent),
  guardian: z.nullable(
    z.object({
      name: z.string(),
      /** With most letters hidden. */
      email: z.string(),
      isConfirmed: z.boolean(),
      expireTime: Instant,
    }),
  ),
  requests: z.array(PrivacyRequest),
  held: z.array(Held),
})
export type PrivacyOverview = z.output<typeof PrivacyOverview>

const File = envelope(z.object({ fileName: z.string(), base64: z.string() }))

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/Privacy',
  access: 'user',
  budget: { cost: 'read' },
  extension: true,
  summary: 'What the shop keeps of the caller, what they agreed to and what they asked for.',
  response: envelope(PrivacyOverview),
})
export const saveConsent = endpoint({
  method: 'POST',
  path: '/api/Privacy/consents',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Gives or takes back the caller’s agreement to one purpose, as worded in that version.',
  body: z.object({
    purpose: z.enum(['marketing']),
    isGiven: z.boolean(),
    textVersion: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
  response: Confirmation,
})
export const requestExport = endpoint({
  method: 'POST',
  path: '/api/Privacy/exports',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Asks for a ZIP of everything about the caller; a letter with a link follows.',
  response: Confirmation,
})
export const downloadExport = endpoint({
  method: 'POST',
  path: '/api/Privacy/exports/download',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'The caller’s own ZIP, for its link of 24 hours and the password.',
  body: z.object({ token: LinkToken, Password }),
  response: File,
})
export const restrictProcessing = endpoint({
  method: 'POST',
  path: '/api/Privacy/restriction',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Leaves the caller’s data alone but for running orders, or ends that.',
  body: z.object({ isRestricted: z.boolean() }),
  response: Confirmation,
})
export const requestErasure = endpoint({
  method: 'POST',
  path: '/api/Privacy/erasure',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Asks for the caller’s data to be erased after fourteen days; open orders come first.',
  body: z.object({ Password }),
  response: Confirmation,
})
export const cancelErasure = endpoint({
  method: 'DELETE',
  path: '/api/Privacy/erasure',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Takes the caller’s request for erasure back.',
  response: Confirmation,
})

const byLink = z.object({ token: LinkToken })

export const requestGuestLink = endpoint({
  method: 'POST',
  path: '/api/Privacy/guest-links',
  access: 'public',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Mails a link to the data of a guest’s orders; the same answer for unknown addresses.',
  body: z.object({ Email }),
  response: Confirmation,
})
export const readGuestData = endpoint({
  method: 'POST',
  path: '/api/Privacy/guest/read',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  summary: 'What the shop keeps of the guest whose mailbox the link was sent to.',
  body: byLink,
  response: envelope(
    z.object({ email: z.string(), held: z.array(Held), requests: z.array(PrivacyRequest) }),
  ),
})
export const exportGuestData = endpoint({
  method: 'POST',
  path: '/api/Privacy/guest/export',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  summary: 'The guest’s ZIP.',
  body: byLink,
  response: File,
})
export const eraseGuestData = endpoint({
  method: 'POST',
  path: '/api/Privacy/guest/erasure',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  summary: 'Asks for the guest’s data to be erased after fourteen days.',
  body: z.object({ token: LinkToken, isCancelled: z._default(z.optional(z.boolean()), false) }),
  response: Confirmation,
})
