import { z } from 'zod'
import { count, place, slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'
import { staffRoles } from '@/contract/staff/roles'

export const ACCOUNTS_FILE = 'accounts/accounts.json'

const phone = z.string().regex(/^0\d{9}$/, 'expected ten digits that begin with 0')

const DemoAccount = z.strictObject({
  /** What orders and reviews call it by. */
  key: slug,
  email: z.email(),
  password: z.string().min(8),
  role: z.enum(['user', 'staff', 'admin']),
  staffRoles: z.array(z.enum(staffRoles)).default([]),
  userType: z.enum(['student', 'teacher', 'guest']),
  name: text,
  phone,
  gender: z.enum(['male', 'female']),
  birthday: z.iso.date(),
  workPlace: text.optional(),
  addresses: z
    .array(z.strictObject({ receiver: text, phone, address: text, wardId: place }))
    .default([]),
  affiliate: z
    .strictObject({
      code: text,
      ratePercent: z.number().min(0).max(100),
      buyerPercent: z.number().min(0).max(100),
    })
    .optional(),
  /** Codes in the list to pick from; one that is not public can be used by nobody else. */
  vouchers: z.array(text).default([]),
  /** What was left in the cart. */
  cart: z.array(z.strictObject({ product: slug, quantity: count.min(1) })).default([]),
})
export type DemoAccount = z.infer<typeof DemoAccount>

/** The people who can sign in to the demonstration; they exist in no other mode. */
export const demoAccounts = once((): readonly DemoAccount[] =>
  readJson(ACCOUNTS_FILE, z.array(DemoAccount)),
)

export function accountOf(key: string): DemoAccount {
  const found = demoAccounts().find((account) => account.key === key)
  if (!found) throw new Error(`No account has the key ${key}`)
  return found
}
