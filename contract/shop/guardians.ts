import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, envelope, Instant } from '@/contract/fields'
import { Email } from '@/contract/shop/auth'
import { LinkToken } from '@/contract/shop/privacy'
import { Name } from '@/contract/shop/registration'

export const inviteGuardian = endpoint({
  method: 'POST',
  path: '/api/Privacy/guardian',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Mails whoever answers for the caller, a child, a link of seven days that is good once.',
  body: z.object({ Name, Email }),
  response: Confirmation,
})
export const endGuardian = endpoint({
  method: 'DELETE',
  path: '/api/Privacy/guardian',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Takes the caller’s own word for the guardian’s agreement back.',
  response: Confirmation,
})
const byLink = z.object({ token: LinkToken })

const Child = z.object({
  guardianId: z.string(),
  name: z.string(),
  age: z.int(),
  isConfirmed: z.boolean(),
  held: z.array(
    z.object({ title: z.string(), count: z.int(), purpose: z.string(), term: z.string() }),
  ),
  createdTime: Instant,
})
export type Child = z.output<typeof Child>

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/Guardian/invitation',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  summary: 'Whom an unused invitation asks about.',
  body: byLink,
  response: envelope(Child),
})
export const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/Guardian/answer',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  summary: 'Agrees to the child’s account or refuses; the link is spent.',
  body: z.object({ token: LinkToken, isConfirmed: z.boolean() }),
  response: Confirmation,
})
export const requestGuardianLink = endpoint({
  method: 'POST',
  path: '/api/Guardian/links',
  access: 'public',
  budget: { cost: 'write' },
  extension: true,
  summary:
    'Mails a guardian a link to the children’s accounts; the same answer for unknown addresses.',
  body: z.object({ Email }),
  response: Confirmation,
})
export const readChildren = endpoint({
  method: 'POST',
  path: '/api/Guardian/children',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  summary: 'The accounts a guardian has agreed to and what they hold.',
  body: byLink,
  response: envelope(z.array(Child)),
})
export const withdrawGuardian = endpoint({
  method: 'POST',
  path: '/api/Guardian/withdrawal',
  access: 'public',
  budget: { cost: 'write' },
  anonymous: true,
  extension: true,
  summary:
    'Takes the guardian’s agreement back: the child’s data are left alone from then on, or erased.',
  body: z.object({ token: LinkToken, guardianId: z.string(), isErased: z.boolean() }),
  response: Confirmation,
})
