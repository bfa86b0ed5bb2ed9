import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Money } from '@/contract/fields'

export const City = z.object({ cityId: z.int(), cityName: z.string() })
export const District = z.object({ districtId: z.int(), cityId: z.int(), districtName: z.string() })
export const Ward = z.object({ wardId: z.int(), districtId: z.int(), wardName: z.string() })
export type City = z.output<typeof City>
export type District = z.output<typeof District>
export type Ward = z.output<typeof Ward>

/** What holds for a whole part of the country, whichever place in it a parcel goes to. */
const DeliveryTerms = z.object({
  /** Fee of the lightest parcel to the nearest place; null when the carrier names it for each parcel. @example 22000 */
  feeFrom: z.nullable(Money),
  /** Value of the books from which delivery is free everywhere there; null when it is not. @example 300000 */
  freeFrom: z.nullable(Money),
  /** Days, e.g. `1–6`; null when none are promised. */
  days: z.nullable(z.string()),
})
export type DeliveryTerms = z.output<typeof DeliveryTerms>

export const getDeliveryTerms = endpoint({
  method: 'GET',
  path: '/api/shipping/terms',
  whole: true,
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Fees, days and the threshold of free delivery, from the table that prices every order.',
  extension: true,
  response: envelope(z.object({ mainland: DeliveryTerms, islands: DeliveryTerms })),
})

/** The wards of before July 2025 that became a ward of today, each with its district and province. */
const FormerWards = z.object({ wardId: z.int(), formerNames: z.array(z.string()) })
export type FormerWards = z.output<typeof FormerWards>

export const listFormerWards = endpoint({
  method: 'GET',
  path: '/api/shipping/former-wards',
  access: 'public',
  budget: { cost: 'heavy' },
  summary:
    'What the wards of today were called before July 2025, so that an address of then is found.',
  extension: true,
  response: envelope(z.array(FormerWards)),
})
