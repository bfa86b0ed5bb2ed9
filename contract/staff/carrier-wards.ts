import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, IdText, line, PageText, paged, SearchText, sizeText } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'

const CarrierWardsReport = z.object({
  carrier: z.string(),
  /** Wards of the form, and how many of them were found by name, by a ward they were made of, or set by a person. */
  wards: z.int(),
  byName: z.int(),
  byFormer: z.int(),
  byPerson: z.int(),
  missing: z.int(),
})
export type CarrierWardsReport = z.output<typeof CarrierWardsReport>

const CarrierWardRow = z.object({
  id: z.int(),
  wardName: z.string(),
  cityName: z.string(),
  /** The carrier's own number and words; null where it is not known. */
  code: z.nullable(z.string()),
  carrierWardName: z.nullable(z.string()),
  carrierCityName: z.nullable(z.string()),
  formerDistrictId: z.nullable(z.int()),
  formerWardCode: z.nullable(z.string()),
  /** name, former or person. */
  source: z.nullable(z.string()),
})
export type CarrierWardRow = z.output<typeof CarrierWardRow>

const call = { access: 'staff', extension: true } as const
const path = '/api/staff/carrier-wards'

export const listCarrierWards = endpoint({
  ...call,
  method: 'GET',
  path,
  roles: may('carrier-wards.read'),
  budget: { cost: 'read' },
  summary:
    'The wards of today as the carrier calls them; `missing` are those it is not known to know.',
  query: z.object({
    page: PageText,
    pageSize: sizeText(50, 200),
    state: z.optional(z.enum(['missing', 'all'])),
    q: z.optional(SearchText),
  }),
  response: paged(CarrierWardRow),
})
export const refreshCarrierWards = endpoint({
  ...call,
  method: 'POST',
  path: `${path}/refresh`,
  roles: may('carrier-wards.write'),
  budget: { cost: 'write' },
  summary:
    'Reads the carrier’s lists of places and finds the wards in them; what a person has set stays.',
  response: envelope(CarrierWardsReport),
})
export const correctCarrierWard = endpoint({
  ...call,
  method: 'PATCH',
  path: `${path}/{id}`,
  roles: may('carrier-wards.write'),
  budget: { cost: 'write' },
  summary: 'Says by hand how the carrier calls a ward.',
  params: z.object({ id: IdText }),
  body: z.object({
    wardName: line(100, messages.nameNeeded),
    cityName: line(100, messages.nameNeeded),
    code: z.optional(line(40)),
    formerDistrictId: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    formerWardCode: z.optional(line(20)),
  }),
  response: envelope(CarrierWardRow),
})
