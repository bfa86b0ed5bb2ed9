import type { Resource } from '@/components/office/resource'
import { getReport } from '@/contract/staff/reports'

export const reports: Resource = {
  address: 'bao-cao',
  label: 'Báo cáo',
  group: 'shop',
  icon: 'sort',
  calls: { list: getReport },
  list: async () => (await import('@/components/office/reports/report-page')).ReportPage,
}
