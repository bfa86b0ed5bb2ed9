import type { Resource } from '@/components/office/resource'
import { staffJobs } from '@/contract/staff/jobs'

export const jobs: Resource = {
  address: 'viec-nen',
  label: 'Việc nền',
  group: 'system',
  icon: 'return',
  auditName: 'job',
  calls: { list: staffJobs.list },
  list: async () => (await import('@/components/office/jobs/job-list')).JobList,
}
