import type { Caller } from '@/backend/platform/context'
import { type StaffRole, staffRoles } from '@/contract/staff/roles'

/** A member of the staff who is signed in, with these roles; with all of them where none are named. */
export const staffCaller = (roles: readonly StaffRole[] = staffRoles, userId = 90): Caller => ({
  userId,
  sessionId: '0199f0a0-0000-7000-8000-000000000001',
  roles: ['staff', ...roles],
})
