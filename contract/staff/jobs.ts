import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Instant, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

/** Whose rows can wait for somebody outside. */
export const jobQueues = [
  'urgent-mails',
  'mails',
  'phone-messages',
  'parcels-to-make',
  'parcels-to-track',
  'invoices',
  'refunds',
] as const
const JobQueueName = z.enum(jobQueues, messages.badInput)
export type JobQueueName = z.output<typeof JobQueueName>

const StaffJob = z.object({
  /** Queue and row, as `mails:0199…`. */
  id: z.string(),
  queue: JobQueueName,
  rowId: Uuid,
  /** A subject, the code of a parcel, the reference of an invoice or of a payment. */
  name: z.string(),
  /** What the other side said last. */
  reason: z.string(),
  /** Not tried again by itself. */
  isFinal: z.boolean(),
  attempts: z.int(),
  /** When it is tried again; null when it is not. */
  nextTime: z.nullable(Instant),
  createdTime: Instant,
})
export type StaffJob = z.output<typeof StaffJob>

const QueueFigures = z.object({
  queue: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** How long the oldest job that could run has waited, in seconds; null when none waits. */
  oldestSeconds: z.nullable(z.int()),
  /** Why the last job failed of those that `failed` counts; null when none did. */
  reason: z.nullable(z.string()),
})
export type QueueFigures = z.output<typeof QueueFigures>

const jobs = staffResource({
  path: 'jobs',
  noun: 'work in the background that has failed',
  id: Uuid,
  read: may('jobs'),
  write: may('jobs'),
})

export const staffJobs = {
  list: jobs.list(StaffJob, {
    sorts: ['createdTime'],
    filters: { queue: z.optional(JobQueueName) },
  }),
  getJobQueues: endpoint({
    method: 'GET',
    path: '/api/staff/job-queues',
    access: 'staff',
    roles: may('jobs'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'How many jobs wait, run and have failed in each queue at this moment.',
    response: envelope(z.array(QueueFigures)),
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/staff/jobs/{queue}/{id}/retry',
    access: 'staff',
    roles: may('jobs'),
    budget: { cost: 'write' },
    extension: true,
    summary: 'Has work that failed done again at once.',
    params: z.object({ queue: JobQueueName, id: Uuid }),
    response: envelope(z.object({ id: z.string() })),
  }),
}
