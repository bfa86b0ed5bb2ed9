import type { ImportDetail } from '@/contract/staff/import-records'

/** Whether new books are hidden because nobody, neither the file nor whoever imports it, has said otherwise. */
export const hidesNew = ({ counts, isActive, columns }: ImportDetail) =>
  counts.new > 0 && !isActive && !columns.includes('isActive')
