import { z } from 'zod'
import type { GhnSettings } from '@/backend/integrations/ghn/definition'
import { ghnPaths } from '@/backend/integrations/ghn/paths'
import { ghnPlaces } from '@/backend/integrations/ghn/places'
import { ghnStates } from '@/backend/integrations/ghn/states'
import { ghnRefusals, ghnTexts } from '@/backend/integrations/ghn/texts'
import {
  type Carrier,
  CarrierRefusal,
  type CarrierStep,
  type FormerPlace,
  type ParcelOrder,
  refusalTexts,
} from '@/backend/modules/shipping'

const TIMEOUT_MS = 15_000
const OK = 200
const MAX_COD = 50_000_000
const MAX_INSURED = 5_000_000
const SHOP_PAYS = 1
const LIGHT = 2
const HEAVY = 5
const HEAVY_FROM_GRAM = 20_000

type Refusal = keyof typeof ghnRefusals
/** GHN has understood and refuses; anything else is tried again. */
const isRefusal = (reason: string): reason is Refusal => Object.hasOwn(ghnRefusals, reason)

const Envelope = z.object({
  code: z.number(),
  message: z.string().default(''),
  code_message: z.string().nullish(),
  data: z.unknown().optional(),
})
const Created = z.object({
  order_code: z.string().min(1),
  total_fee: z.coerce.number().int(),
  expected_delivery_time: z.string().nullish(),
})
const Previewed = z.object({
  total_fee: z.coerce.number().int().min(0),
  expected_delivery_time: z.string().nullish(),
})
const Detail = z.object({
  status: z.string(),
  updated_date: z.string(),
  log: z.array(z.object({ status: z.string(), updated_date: z.string() })).nullish(),
})
const Cancelled = z.array(z.object({ order_code: z.string(), result: z.boolean() }))
const Label = z.object({ token: z.string() })

async function ask(
  { apiUrl, token, shopId }: GhnSettings,
  path: string,
  body: object,
  signal = AbortSignal.timeout(TIMEOUT_MS),
) {
  const reply = await fetch(apiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token, shopid: shopId },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  })
  const { code, message, code_message: reason, data } = Envelope.parse(await reply.json())
  if (code === OK) return data
  if (reason && isRefusal(reason)) {
    throw new CarrierRefusal(refusalTexts.said(ghnRefusals[reason], message))
  }
  throw new Error(`GHN answers ${code}: ${reason ?? message}`)
}

type Priced = Pick<ParcelOrder, 'wardName' | 'cityName' | 'weightGram' | 'codAmount' | 'value'> &
  Partial<FormerPlace>

/** Wards are named as they are since July 2025, without a district; one GHN does not know goes by its number of before. */
const placeOf = ({ formerDistrictId, formerWardCode, wardName, cityName }: Priced) =>
  formerDistrictId && formerWardCode
    ? { to_district_id: formerDistrictId, to_ward_code: formerWardCode }
    : { is_new_to_address: true, to_ward_name: wardName, to_province_name: cityName }

const pricedBody = (order: Priced) => ({
  ...placeOf(order),
  payment_type_id: SHOP_PAYS,
  required_note: 'CHOXEMHANGKHONGTHU',
  service_type_id: order.weightGram >= HEAVY_FROM_GRAM ? HEAVY : LIGHT,
  weight: order.weightGram,
  length: 25,
  width: 18,
  height: 5,
  cod_amount: Math.min(order.codAmount, MAX_COD),
  insurance_value: Math.min(order.value, MAX_INSURED),
  content: 'Sách, dụng cụ học tập',
})

const createBody = (order: ParcelOrder) => ({
  ...pricedBody(order),
  client_order_code: order.code,
  to_name: order.receiverName,
  to_phone: order.phone,
  to_address: order.address,
  items: order.items,
})

/** Before the order nobody is known yet; the fee depends on the place alone. */
const somebody = { to_name: 'Khách', to_phone: '0900000000', to_address: '1' }

const DAY_MS = 86_400_000
const daysUntil = (instant: string | null | undefined) => {
  const days = Math.ceil((Date.parse(instant ?? '') - Date.now()) / DAY_MS)
  return days > 0 ? String(days) : null
}

function stepsOf({ status, updated_date, log }: z.infer<typeof Detail>): CarrierStep[] {
  const told = [...(log ?? []), { status, updated_date }]
  const steps = told.flatMap((one) => {
    const state = ghnStates[one.status]
    return state ? [{ state, rawState: one.status, at: new Date(one.updated_date) }] : []
  })
  // The current status stands in the log too, usually.
  const isRepeated = steps.length > 1 && steps.at(-1)?.rawState === steps.at(-2)?.rawState
  return (isRepeated ? steps.slice(0, -1) : steps).sort(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
}

/** Giao Hàng Nhanh, or whoever speaks its interface at the address given. */
export const ghn = (settings: GhnSettings): Carrier => ({
  name: 'ghn',

  create: async (order) => {
    if (order.codAmount > MAX_COD) throw new CarrierRefusal(ghnTexts.tooMuchCod)
    const created = Created.parse(await ask(settings, ghnPaths.create, createBody(order)))
    const { order_code, total_fee, expected_delivery_time: expected } = created
    return {
      trackingCode: order_code,
      fee: total_fee,
      expectedAt: expected ? new Date(expected) : null,
    }
  },

  // The fee call knows only the districts of before July 2025; the preview takes today's wards and prices what will be created.
  quote: async (shipment, signal) => {
    const body = { ...pricedBody(shipment), ...somebody }
    const { total_fee, expected_delivery_time } = Previewed.parse(
      await ask(settings, ghnPaths.preview, body, signal),
    )
    return { fee: total_fee, days: daysUntil(expected_delivery_time) }
  },

  track: async (order_code) =>
    stepsOf(Detail.parse(await ask(settings, ghnPaths.detail, { order_code }))),

  changeCod: async (order_code, codAmount) => {
    await ask(settings, ghnPaths.changeCod, { order_code, cod_amount: codAmount })
  },

  cancel: async (order_code) => {
    const body = { order_codes: [order_code], reason_code: 'GHN-CANCEL-OTHER' }
    const results = Cancelled.parse(await ask(settings, ghnPaths.cancel, body))
    return results.some((one) => one.order_code === order_code && one.result)
  },

  labelUrl: async (order_code) => {
    const body = { order_codes: [order_code] }
    const { token } = Label.parse(await ask(settings, ghnPaths.label, body))
    const { origin } = new URL(settings.apiUrl)
    return `${origin}/a5/public-api/printA5?token=${encodeURIComponent(token)}`
  },

  trackingUrl: (code) => settings.trackingUrl + encodeURIComponent(code),

  places: ghnPlaces((path, body) => ask(settings, path, body)),
})
