import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, envelope, IdText, Instant, line, Money } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'
import { staffResource } from '@/contract/staff/resource'

/** `awaiting`: the code that was mailed has not come back; `locked`: by the shop. */
export const customerStates = ['awaiting', 'active', 'locked'] as const

const CustomerRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  state: z.enum(customerStates),
  createdTime: Instant,
})
export type CustomerRow = z.output<typeof CustomerRow>

/** How the person comes in: for whoever helps with signing in, and for nobody else. */
const CustomerAccess = z.object({
  hasPassword: z.boolean(),
  /** Google or Facebook. */
  providers: z.array(z.string()),
  /** Too many wrong passwords or codes: the next try has to wait. */
  hasToWait: z.boolean(),
  sessions: z.array(
    z.object({ device: z.nullable(z.string()), createdTime: Instant, expireTime: Instant }),
  ),
  /** What was mailed lately; never the text, which may hold a code. */
  mails: z.array(
    z.object({
      subject: z.string(),
      createdTime: Instant,
      sentTime: z.nullable(Instant),
      isFailing: z.boolean(),
    }),
  ),
})
export type CustomerAccess = z.output<typeof CustomerAccess>

const StaffCustomer = z.extend(CustomerRow, {
  /** 1 student, 2 teacher, 3 guest. */
  userType: z.int(),
  /** Below the age at which somebody answers for themselves. */
  isChild: z.boolean(),
  /** Asked for their data to be left alone but for running orders. */
  isRestricted: z.boolean(),
  lockedTime: z.nullable(Instant),
  lockReason: z.nullable(z.string()),
  addressCount: z.int(),
  orderCount: z.int(),
  /** The newest. */
  orders: z.array(
    z.object({
      orderId: z.string(),
      orderCode: z.string(),
      createdTime: Instant,
      status: z.int(),
      paymentStatus: z.int(),
      total: Money,
      firstProductName: z.string(),
    }),
  ),
  courses: z.array(
    z.object({
      courseId: z.int(),
      courseName: z.string(),
      activatedTime: Instant,
      expireTime: z.nullable(Instant),
    }),
  ),
  access: z.nullable(CustomerAccess),
})
export type StaffCustomer = z.output<typeof StaffCustomer>

const customers = staffResource({
  path: 'customers',
  noun: 'a customer',
  id: IdText,
  read: may('customers.read'),
})

const step = <const P extends string>(path: P, summary: string) =>
  ({
    method: 'POST',
    path: `/api/staff/customers/{id}/${path}`,
    access: 'staff',
    roles: may('customers.help'),
    budget: { cost: 'write' },
    extension: true,
    summary,
    params: z.object({ id: IdText }),
  }) as const

const ExportRow = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  createdTime: Instant,
  orderCount: z.int(),
  lastOrderTime: z.nullable(Instant),
})
export type CustomerExportRow = z.output<typeof ExportRow>

const Reason = line(300, messages.reasonNeeded)

/** People with an account, looked up one at a time; every look is written into the audit log. */
export const staffCustomers = {
  /** `q` is a whole e-mail, telephone number or order code: without it nobody is shown. */
  list: customers.list(CustomerRow, { sorts: ['createdTime', 'name'] }),
  read: customers.read(StaffCustomer),
  sendActivationCode: endpoint({
    ...step('activation-code', 'Mails the code again that an unfinished registration waits for.'),
    response: Confirmation,
  }),
  endCustomerSessions: endpoint({
    ...step('end-sessions', 'Signs a customer out everywhere.'),
    response: envelope(StaffCustomer),
  }),
  forgetWrongTries: endpoint({
    ...step('forget-wrong-tries', 'Lets somebody try their password or code again at once.'),
    response: envelope(StaffCustomer),
  }),
  lockCustomer: endpoint({
    ...step('lock', 'Locks an account with a reason its owner is mailed, and ends its sessions.'),
    body: z.object({ reason: Reason }),
    response: envelope(StaffCustomer),
  }),
  unlockCustomer: endpoint({
    ...step('unlock', 'Opens an account again that the shop has locked.'),
    response: envelope(StaffCustomer),
  }),
  exportCustomers: endpoint({
    method: 'POST',
    path: '/api/staff/customers-export',
    access: 'staff',
    roles: may('customers.export'),
    budget: { cost: 'heavy' },
    confirms: true,
    extension: true,
    summary:
      'A part of the list of all customers, for a reason that is written down; without those whose data are restricted.',
    body: z.object({
      reason: Reason,
      /** The `next` of the part before. */
      after: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
    }),
    response: envelope(z.object({ rows: z.array(ExportRow), next: z.nullable(z.int()) })),
  }),
}
