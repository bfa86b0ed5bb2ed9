import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, line, PageText, paged, sizeText, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { PrivacyRequest } from '@/contract/shop/privacy'
import { may } from '@/contract/staff/permissions'

/** A request as the shop's data officer sees it: whose it is and how much time the law leaves. */
export const StaffPrivacyRequest = z.extend(PrivacyRequest, {
  /** Null once the person is erased. */
  userId: z.nullable(z.int()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Whole days until the law's last day; below zero when it is over. Null when done. */
  daysLeft: z.nullable(z.int()),
  /** Until when an open erasure may be taken back; null once that is over. */
  graceUntil: z.nullable(Instant),
  /** What has to be finished before an erasure: codes of orders, commissions. */
  waitsFor: z.array(z.string()),
})
export type StaffPrivacyRequest = z.output<typeof StaffPrivacyRequest>

export const listPrivacyRequests = endpoint({
  method: 'GET',
  path: '/api/staff/privacy-requests',
  access: 'staff',
  roles: may('privacy.requests'),
  budget: { cost: 'read' },
  extension: true,
  summary: 'What people asked for about their data, the nearest last day first.',
  query: z.object({
    page: PageText,
    pageSize: sizeText(20, 100),
    state: z.optional(z.enum(['open', 'done', 'cancelled'])),
  }),
  response: paged(StaffPrivacyRequest),
})

const deciding = {
  access: 'staff',
  roles: may('privacy.requests'),
  confirms: true,
  extension: true,
} as const

export const carryOutPrivacyRequest = endpoint({
  ...deciding,
  method: 'POST',
  path: '/api/staff/privacy-requests/{id}/carry-out',
  budget: { cost: 'write' },
  summary:
    'Does at once what an open request asks for; an erasure after its fourteen days, and when nothing is under way.',
  params: z.object({ id: Uuid }),
  response: envelope(StaffPrivacyRequest),
})
export const refusePrivacyRequest = endpoint({
  ...deciding,
  method: 'POST',
  path: '/api/staff/privacy-requests/{id}/refuse',
  budget: { cost: 'write' },
  summary: 'Refuses an open request with a reason its person is mailed.',
  params: z.object({ id: Uuid }),
  body: z.object({ reason: line(500, messages.reasonNeeded) }),
  response: envelope(StaffPrivacyRequest),
})
