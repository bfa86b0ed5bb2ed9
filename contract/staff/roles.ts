/** What a member of the staff looks after; `admin` beside them may do everything. */
export const staffRoles = ['sales', 'warehouse', 'finance', 'editor', 'teacher', 'support'] as const
export type StaffRole = (typeof staffRoles)[number]
