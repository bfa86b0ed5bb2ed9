import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { Confirmation, envelope, IdText, PlainDate } from '@/contract/fields'
import { SessionUser } from '@/contract/shop/auth'
import { Category } from '@/contract/shop/catalog'
import { Affiliate } from '@/contract/shop/promotions'
import { Gender, UpdateUserBody } from '@/contract/shop/registration'
import { City, District, Ward } from '@/contract/shop/shipping'

/** The signed-in person as the account area shows it. */
export const Profile = z.extend(SessionUser, {
  name: z.string(),
  phone: z.nullish(z.string()),
  gender: Gender,
  /** @example "1990-01-01" */
  birthday: PlainDate,
  address: z.string(),
  wardId: z.nullable(z.int()),
  districtId: z.nullable(z.int()),
  cityId: z.nullable(z.int()),
  workPlace: z.nullish(z.string()),
  userType: z.int(),
  /** Whether somebody has shown that the mailbox is theirs; another upstream need not say. */
  isEmailProven: z.optional(z.boolean()),
  /**
   * The name of the line on which the gateway tells that sessions of this person have ended.
   * @example "0123456789abcdef0123456789abcdef"
   */
  sessionTopic: z.nullish(z.string()),
})
export type Profile = z.output<typeof Profile>

export const UserApp = z.object({
  user: z.nullable(Profile),
  categories: z.array(Category),
  cities: z.array(City),
  districts: z.array(District),
  wards: z.array(Ward),
  affiliate: z.nullable(Affiliate),
})

export const getUserApp = endpoint({
  method: 'GET',
  path: '/api/User/UserApp',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'The initial state; guests get the public part only. Gzip, ETag.',
  query: z.object({
    /** `user`: the signed-in person’s part alone, without categories and places. */
    part: z.optional(z.enum(['user'])),
  }),
  response: envelope(UserApp),
})
export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/User/UpdateUser/{userId}',
  access: 'public',
  budget: { cost: 'write' },
  summary:
    'Updates the signed-in person, or a fresh registration with its single-use token in x-registration-token.',
  params: z.object({ userId: IdText }),
  body: UpdateUserBody,
  response: Confirmation,
})
export const saveSettings = endpoint({
  method: 'PATCH',
  path: '/api/User/Settings',
  access: 'user',
  budget: { cost: 'write' },
  extension: true,
  summary: 'Keeps theme, font scale and layout.',
  body: z.object({
    /** @example "light1" */
    theme: z.optional(z.string().check(z.regex(/^(light|dark)([1-9]|1[0-2])$/))),
    fontScale: z.optional(z.number().check(z.minimum(0.7), z.maximum(1.3))),
    layout: z.optional(z.enum(['horizontal', 'vertical'])),
  }),
  response: Confirmation,
})
