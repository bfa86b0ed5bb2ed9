import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, envelope, Instant, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Email, NewPassword } from '@/contract/shop/auth'
import { LinkToken } from '@/contract/shop/privacy'
import { Name } from '@/contract/shop/registration'
import { Duties, Duty } from '@/contract/staff/accounts'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

const StaffInvitation = z.object({
  id: z.string(),
  email: z.string(),
  roles: z.array(Duty),
  /** `expired`: the link is over; sending it again draws another. */
  state: z.enum(['open', 'expired']),
  expireTime: Instant,
  createdTime: Instant,
})
export type StaffInvitation = z.output<typeof StaffInvitation>

const invitations = staffResource({
  path: 'invitations',
  noun: 'an invitation to work here',
  id: Uuid,
  read: may('accounts'),
  write: may('accounts'),
  confirms: true,
})

const byLink = z.object({ token: LinkToken })

/** Nobody gets a role but by the link mailed to them: it proves the mailbox and sets the password (docs/adr/0033). */
export const staffInvitations = {
  list: invitations.list(StaffInvitation, { sorts: ['createdTime', 'email'] }),
  create: invitations.create(
    z.object({
      email: Email.check(z.minLength(1, messages.emailRequired)),
      roles: Duties,
    }),
    StaffInvitation,
  ),
  archive: invitations.archive(),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/staff/invitations/{id}/send',
    access: 'staff',
    roles: may('accounts'),
    budget: { cost: 'write' },
    confirms: true,
    extension: true,
    summary: 'Mails a new link of seven days; the one before opens nothing any more.',
    params: z.object({ id: Uuid }),
    response: Confirmation,
  }),
  readByLink: endpoint({
    method: 'POST',
    path: '/api/Invitation/read',
    access: 'public',
    budget: { cost: 'write' },
    anonymous: true,
    extension: true,
    summary: 'Whom an unused invitation to the staff asks, and for which roles.',
    body: byLink,
    response: envelope(z.object({ email: z.string(), roles: z.array(Duty), expireTime: Instant })),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/Invitation/accept',
    access: 'public',
    budget: { cost: 'hash' },
    anonymous: true,
    extension: true,
    summary: 'Sets name and password, proves the mailbox, ends what was there and gives the roles.',
    body: z.object({ token: LinkToken, Name, Password: NewPassword }),
    response: Confirmation,
  }),
}
