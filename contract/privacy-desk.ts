import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { PageText, paged, sizeText } from '@/contract/fields'
import { PrivacyRequest } from '@/contract/privacy'

/** A request as the shop's data officer sees it: whose it is and how much time the law leaves. */
export const StaffPrivacyRequest = z.extend(PrivacyRequest, {
  /** Null once the person is erased. */
  userId: z.nullable(z.int()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Whole days until the law's last day; below zero when it is over. Null when done. */
  daysLeft: z.nullable(z.int()),
})
export type StaffPrivacyRequest = z.output<typeof StaffPrivacyRequest>

export const listPrivacyRequests = endpoint({
  method: 'GET',
  path: '/api/staff/privacy-requests',
  access: 'staff',
  roles: ['support'],
  extension: true,
  summary: 'What people asked for about their data, the nearest last day first.',
  query: z.object({
    page: PageText,
    pageSize: sizeText(20, 100),
    state: z.optional(z.enum(['open', 'done', 'cancelled'])),
  }),
  response: paged(StaffPrivacyRequest),
})
