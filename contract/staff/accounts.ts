import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, IdText, Instant } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'
import { staffRoles } from '@/contract/staff/roles'

export const Duty = z.enum([...staffRoles, 'admin'])
export const Duties = z.array(Duty).check(z.minLength(1, messages.badInput), z.maxLength(7))

const StaffAccount = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(Duty),
  hasSecondFactor: z.boolean(),
  isBlocked: z.boolean(),
  lastSeenTime: z.nullable(Instant),
})
export type StaffAccount = z.output<typeof StaffAccount>

const accounts = staffResource({
  path: 'accounts',
  noun: 'an account of the staff',
  id: IdText,
  read: may('accounts'),
  write: may('accounts'),
  confirms: true,
})

/** For admins: who works here and in which roles. */
export const staffAccounts = {
  list: accounts.list(StaffAccount, { sorts: ['name', 'email'] }),
  read: accounts.read(StaffAccount),
  change: accounts.change(z.object({ roles: Duties }), StaffAccount),
  /** They stay customers of the shop. */
  archive: accounts.archive(),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/api/staff/accounts/{id}/reset-second-factor',
    access: 'staff',
    roles: may('accounts'),
    budget: { cost: 'write' },
    confirms: true,
    extension: true,
    summary: 'Removes the second factor of somebody who has lost it, and ends their sessions.',
    params: z.object({ id: IdText }),
    response: Confirmation,
  }),
}
