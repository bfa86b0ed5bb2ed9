import type { Resource } from '@/components/office/resource'
import { staffAttempts } from '@/contract/staff/attempts'

export const attempts: Resource = {
  address: 'cham-bai',
  label: 'Chấm bài',
  group: 'learning',
  icon: 'check',
  calls: staffAttempts,
  list: async () => (await import('@/components/office/attempts/attempt-list')).AttemptList,
  record: async () => (await import('@/components/office/attempts/attempt-page')).AttemptPage,
}
