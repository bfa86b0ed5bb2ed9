import type { Resource } from '@/components/office/resource'
import { staffReviews } from '@/contract/staff/reviews'

export const reviews: Resource = {
  address: 'danh-gia',
  label: 'Đánh giá',
  group: 'customers',
  icon: 'edit',
  auditName: 'review',
  calls: staffReviews,
  list: async () => (await import('@/components/office/reviews/review-list')).ReviewList,
}
