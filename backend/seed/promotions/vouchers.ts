import { z } from 'zod'
import { money, place, slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'

export const VOUCHERS_FILE = 'promotions/vouchers.json'

const Voucher = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9]+$/, 'expected capitals and numbers'),
    /** A coupon is used beside a voucher. */
    kind: z.enum(['voucher', 'coupon']),
    title: text,
    description: text,
    /** Percent of the goods, đồng off the goods, đồng off the shipping fee. */
    discount: z.enum(['percent', 'amount', 'shipping']),
    value: z.number().positive(),
    maxDiscount: money.optional(),
    minOrder: money.optional(),
    usageLimit: place.optional(),
    perUserLimit: place.optional(),
    /** Without these it holds for the whole shop. */
    categories: z.array(slug).min(1).optional(),
    products: z.array(slug).min(1).optional(),
    /** False: only for whom it is given to. */
    isPublic: z.boolean().default(true),
    /** Days from the filling of the shop; negative ones lie before it. */
    startsInDays: z.int().default(-90),
    endsInDays: z.int().optional(),
  })
  .refine(({ discount, value }) => discount !== 'percent' || value <= 100, {
    path: ['value'],
    error: 'is more than a hundred percent',
  })

/** The vouchers and coupons of the demonstration. */
export const vouchers = once(() => readJson(VOUCHERS_FILE, z.array(Voucher)))
