import { z } from 'zod/mini'
import { IdText, Instant, SearchText, Uuid } from '@/contract/fields'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

const Facts = z.nullable(z.record(z.string(), z.unknown()))

const AuditRow = z.object({
  id: z.string(),
  time: Instant,
  /** Who: an account of the staff, or the shop itself. */
  actor: z.string(),
  actorName: z.nullable(z.string()),
  action: z.string(),
  subject: z.nullable(z.string()),
  /** What differs, before and after; what came along besides. */
  before: Facts,
  after: Facts,
  data: Facts,
  ip: z.nullable(z.string()),
})
export type AuditRow = z.output<typeof AuditRow>

const audit = staffResource({
  path: 'audit',
  noun: 'an entry of the audit log',
  id: Uuid,
  read: may('audit'),
})

export const staffAudit = {
  list: audit.list(AuditRow, {
    sorts: ['time'],
    filters: {
      actorId: z.optional(IdText),
      action: z.optional(SearchText),
      subject: z.optional(SearchText),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
    },
  }),
}
