import type { StaffInvitation } from '@/contract/staff/invitations'

export type Duty = StaffInvitation['roles'][number]

/** As the office calls the roles (`lib/messages/office.ts`). */
export const dutyNames: Record<Duty, string> = {
  admin: 'Quản trị',
  sales: 'Bán hàng',
  warehouse: 'Kho',
  finance: 'Kế toán',
  editor: 'Biên tập',
  teacher: 'Giáo viên',
  support: 'Hỗ trợ',
}
