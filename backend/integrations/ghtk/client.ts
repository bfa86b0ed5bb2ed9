import { z } from 'zod'
import type { GhtkSettings } from '@/backend/integrations/ghtk/definition'
import { ghtkTexts } from '@/backend/integrations/ghtk/texts'
import {
  type Carrier,
  CarrierRefusal,
  type CreatedParcel,
  type ParcelOrder,
  refusalTexts,
} from '@/backend/modules/shipping'
import type { ParcelState } from '@/contract/shop/parcels'

export const ghtkPaths = {
  create: '/services/shipment/order/',
  status: '/services/shipment/v2/',
  cancel: '/services/shipment/cancel/',
  label: '/services/label/',
  fee: '/services/shipment/fee',
} as const

const TIMEOUT_MS = 15_000
const SEVEN_HOURS_SUFFIX = '+07:00'

/** GHTK's status numbers and ours; one that is not listed moves nothing. */
export const ghtkStates: Partial<Record<string, ParcelState>> = {
  '-1': 'cancelled',
  '1': 'created',
  '2': 'created',
  '7': 'created',
  '8': 'created',
  '12': 'created',
  '127': 'created',
  '128': 'created',
  '3': 'pickedUp',
  '123': 'pickedUp',
  '4': 'delivering',
  '10': 'delivering',
  '410': 'delivering',
  '5': 'delivered',
  '6': 'delivered',
  '45': 'delivered',
  '9': 'deliveryFailed',
  '49': 'deliveryFailed',
  '13': 'lost',
  '20': 'returning',
  '11': 'returned',
  '21': 'returned',
}

const text = z.union([z.string(), z.number()]).transform(String)
const Answer = z.object({
  success: z.boolean(),
  message: z.string().default(''),
  order: z.unknown().optional(),
  fee: z.unknown().optional(),
})
const Created = z.object({
  label: text,
  fee: z.coerce.number().int(),
  estimated_deliver_time: z.string().nullish(),
})
const Fee = z.object({ fee: z.coerce.number().int().min(0), delivery: z.boolean().nullish() })
const Status = z.object({ label_id: text, status: text, modified: z.string() })

const headers = ({ token, clientSource }: GhtkSettings) => ({
  token,
  'x-client-source': clientSource,
})

type Call = {
  method?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

const send = (settings: GhtkSettings, path: string, init: Call = {}) =>
  fetch(settings.apiUrl + path, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...init,
    headers: { ...headers(settings), ...init.headers },
    redirect: 'error',
  })

async function ask(settings: GhtkSettings, path: string, init: Call = {}) {
  const reply = await send(settings, path, init)
  if (reply.status >= 500 || [401, 403, 408, 429].includes(reply.status))
    throw new Error(`GHTK answers ${reply.status}`)
  return Answer.parse(await reply.json())
}

/** Times without a zone are Vietnam's. */
const timeOf = (told: string) =>
  new Date(/[Zz]|[+-]\d\d:?\d\d$/.test(told) ? told : told.replace(' ', 'T') + SEVEN_HOURS_SUFFIX)

const KILOGRAM = 1_000

function createBody(settings: GhtkSettings, order: ParcelOrder) {
  return {
    products: order.items.map(({ name, code, quantity, price, weight }) => ({
      ...{ name, quantity, price },
      product_code: code,
      weight: weight / KILOGRAM,
    })),
    order: {
      id: order.code,
      pick_name: settings.pickName,
      pick_tel: settings.pickTel,
      pick_address: settings.pickAddress,
      pick_province: settings.pickProvince,
      pick_ward: settings.pickWard,
      pick_money: order.codAmount,
      name: order.receiverName,
      tel: order.phone,
      address: order.address,
      province: order.cityName,
      ward: order.wardName,
      hamlet: 'Khác',
      is_freeship: 1,
      value: order.value,
      transport: 'road',
      tags: [10],
    },
  }
}

/** The parcel GHTK made of our code when it was sent before; null without one. */
async function sentBefore(settings: GhtkSettings, code: string): Promise<CreatedParcel | null> {
  const path = `${ghtkPaths.status}partner_id:${encodeURIComponent(code)}`
  const { success, order } = await ask(settings, path)
  if (!success) return null
  const { label_id } = Status.parse(order)
  return { trackingCode: label_id, fee: null, expectedAt: null }
}

/** Giao Hàng Tiết Kiệm, or whoever speaks its interface at the address given. */
export const ghtk = (settings: GhtkSettings): Carrier => ({
  name: 'ghtk',

  create: async (order) => {
    const answer = await ask(settings, `${ghtkPaths.create}?ver=1.5`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(createBody(settings, order)),
    })
    if (!answer.success) {
      // Its codes of a number used before differ by version, so what it has under our number is what counts.
      const known = await sentBefore(settings, order.code)
      if (known) return known
      throw new CarrierRefusal(refusalTexts.said(ghtkTexts.refused, answer.message))
    }
    const { label, fee, estimated_deliver_time: expected } = Created.parse(answer.order)
    const expectedAt = expected ? timeOf(expected) : null
    const isTime = expectedAt !== null && !Number.isNaN(expectedAt.getTime())
    return { trackingCode: label, fee, expectedAt: isTime ? expectedAt : null }
  },

  quote: async (shipment, signal) => {
    const query = new URLSearchParams({
      pick_province: settings.pickProvince,
      pick_district: settings.pickDistrict,
      pick_ward: settings.pickWard,
      province: shipment.cityName,
      district: shipment.formerDistrict ?? '',
      ward: shipment.wardName,
      weight: String(shipment.weightGram),
      value: String(shipment.value),
      transport: 'road',
      deliver_option: 'none',
    })
    const { success, message, fee } = await ask(settings, `${ghtkPaths.fee}?${query}`, { signal })
    if (!success) throw new CarrierRefusal(message)
    const { fee: amount, delivery } = Fee.parse(fee)
    if (delivery === false) throw new CarrierRefusal(ghtkTexts.notThere)
    return { fee: amount, days: null }
  },

  track: async (label) => {
    const answer = await ask(settings, ghtkPaths.status + encodeURIComponent(label))
    if (!answer.success) throw new Error(`GHTK does not tell of ${label}: ${answer.message}`)
    const { status, modified } = Status.parse(answer.order)
    const state = ghtkStates[status]
    return state ? [{ state, rawState: status, at: timeOf(modified) }] : []
  },

  cancel: async (label) => {
    const path = ghtkPaths.cancel + encodeURIComponent(label)
    return (await ask(settings, path, { method: 'POST' })).success
  },

  // The page needs the shop's token, so it is fetched here.
  labelUrl: async (label) => {
    const query = 'original=portrait&page_size=A6'
    const reply = await send(settings, `${ghtkPaths.label}${encodeURIComponent(label)}?${query}`)
    if (!reply.headers.get('content-type')?.includes('pdf')) throw new Error('GHTK sends no label')
    const pdf = Buffer.from(await reply.arrayBuffer()).toString('base64')
    return `data:application/pdf;base64,${pdf}`
  },

  trackingUrl: (label) => settings.trackingUrl + encodeURIComponent(label),
})
