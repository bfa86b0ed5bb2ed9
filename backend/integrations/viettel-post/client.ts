import { z } from 'zod'
import type { ViettelPostSettings } from '@/backend/integrations/viettel-post/definition'
import { viettelPostTexts } from '@/backend/integrations/viettel-post/texts'
import {
  type Carrier,
  CarrierRefusal,
  type ParcelOrder,
  refusalTexts,
} from '@/backend/modules/shipping'

export const viettelPostPaths = {
  create: '/v2/order/createOrderNlp',
  price: '/v2/order/getPriceAllNlp',
  update: '/v2/order/UpdateOrder',
  print: '/v2/order/printing-code',
  tellAgain: '/v2/order/registerOrderHook',
} as const

const TIMEOUT_MS = 15_000
const GOODS = 'HH'
const DOMESTIC = 1
/** Who pays the courier what: nothing, or the goods alone; the fee is in that amount already. */
const COLLECT = { nothing: 1, goods: 3 } as const
export const CANCEL = 4
const LABEL_FOR_MS = 24 * 3_600_000

const Envelope = z.object({
  status: z.number(),
  error: z.boolean().default(false),
  message: z.string().nullish(),
  data: z.unknown().optional(),
})
const Created = z.object({
  ORDER_NUMBER: z.union([z.string(), z.number()]).transform(String),
  MONEY_TOTAL: z.coerce.number().int().min(0),
})
const Prices = z
  .array(z.object({ MA_DV_CHINH: z.string(), GIA_CUOC: z.coerce.number().int().min(0) }))
  .min(1)

type Call = { path: string; body?: object; signal?: AbortSignal }

/** `error: true` often comes with HTTP 200. */
async function ask({ apiUrl, token }: ViettelPostSettings, { path, body, signal }: Call) {
  const reply = await fetch(apiUrl + path, {
    method: 'POST',
    signal: signal ?? AbortSignal.timeout(TIMEOUT_MS),
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
    redirect: 'error',
  })
  if (reply.status >= 500 || [401, 403, 408, 429].includes(reply.status))
    throw new Error(`Viettel Post answers ${reply.status}`)
  const { error, status, message, data } = Envelope.parse(await reply.json())
  // An unknown token is refused with 201 or 202 inside; a new one may be set meanwhile.
  if (error && /token/i.test(message ?? '')) throw new Error(`Viettel Post: ${message}`)
  return { isRefused: error || status >= 300, message: message ?? '', data }
}

const placeOf = ({ address, wardName, cityName }: ParcelOrder) =>
  [address, wardName, cityName].join(', ')

function createBody(settings: ViettelPostSettings, order: ParcelOrder) {
  return {
    ORDER_NUMBER: order.code,
    // Said twice, it is one parcel.
    CHECK_UNIQUE: true,
    SENDER_FULLNAME: settings.senderName,
    SENDER_PHONE: settings.senderTel,
    SENDER_ADDRESS: settings.senderAddress,
    RECEIVER_FULLNAME: order.receiverName,
    RECEIVER_PHONE: order.phone,
    RECEIVER_ADDRESS: placeOf(order),
    PRODUCT_NAME: order.items
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 200),
    PRODUCT_QUANTITY: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    PRODUCT_PRICE: order.value,
    PRODUCT_WEIGHT: order.weightGram,
    PRODUCT_TYPE: GOODS,
    ORDER_PAYMENT: order.codAmount > 0 ? COLLECT.goods : COLLECT.nothing,
    ORDER_SERVICE: settings.service,
    MONEY_COLLECTION: order.codAmount,
    LIST_ITEM: order.items.map(({ name, quantity, price, weight }) => ({
      PRODUCT_NAME: name,
      PRODUCT_QUANTITY: quantity,
      PRODUCT_PRICE: price,
      PRODUCT_WEIGHT: weight,
    })),
  }
}

const isKnownThere = (message: string) => /tồn tại|exist|duplicate/i.test(message)

/** Has it send the last notice of a parcel once more: it answers no question about one. */
const tellAgain = (settings: ViettelPostSettings, code: string) =>
  ask(settings, { path: `${viettelPostPaths.tellAgain}?oid=${encodeURIComponent(code)}` })

export const viettelPost = (settings: ViettelPostSettings): Carrier => ({
  name: 'viettel-post',

  create: async (order) => {
    const answer = await ask(settings, {
      path: viettelPostPaths.create,
      body: createBody(settings, order),
    })
    if (answer.isRefused && isKnownThere(answer.message)) {
      // An earlier answer was lost; only a notice names the code there.
      await tellAgain(settings, order.code)
      throw new Error(`Viettel Post has ${order.code} already and will tell its code`)
    }
    if (answer.isRefused)
      throw new CarrierRefusal(refusalTexts.said(viettelPostTexts.refused, answer.message))
    const { ORDER_NUMBER: trackingCode, MONEY_TOTAL: fee } = Created.parse(answer.data)
    return { trackingCode, fee, expectedAt: null }
  },

  quote: async ({ wardName, cityName, weightGram, value }, signal) => {
    const body = {
      SENDER_ADDRESS: settings.senderAddress,
      RECEIVER_ADDRESS: [wardName, cityName].join(', '),
      PRODUCT_TYPE: GOODS,
      PRODUCT_WEIGHT: weightGram,
      PRODUCT_PRICE: value,
      MONEY_COLLECTION: 0,
      TYPE: DOMESTIC,
    }
    const { isRefused, message, data } = await ask(settings, {
      path: viettelPostPaths.price,
      body,
      signal,
    })
    if (isRefused) throw new CarrierRefusal(message)
    const prices = Prices.parse(data)
    const price = prices.find(({ MA_DV_CHINH }) => MA_DV_CHINH === settings.service)
    if (!price) throw new CarrierRefusal(viettelPostTexts.noService)
    return { fee: price.GIA_CUOC, days: null }
  },

  // What happened comes with the notice that this asks for.
  track: async (code) => {
    const { isRefused, message } = await tellAgain(settings, code)
    if (isRefused) throw new Error(`Viettel Post does not tell of ${code}: ${message}`)
    return []
  },

  cancel: async (code) => {
    const body = { TYPE: CANCEL, ORDER_NUMBER: code, NOTE: 'Shop huy' }
    return !(await ask(settings, { path: viettelPostPaths.update, body })).isRefused
  },

  labelUrl: async (code) => {
    const body = { EXPIRY_TIME: Date.now() + LABEL_FOR_MS, ORDER_ARRAY: [code] }
    const { isRefused, message } = await ask(settings, { path: viettelPostPaths.print, body })
    if (isRefused || message === '') throw new Error('Viettel Post sends no label')
    const query = new URLSearchParams({ type: '1', bill: message, showPostage: '1' })
    return `${settings.labelPageUrl}?${query}`
  },

  trackingUrl: (code) => settings.trackingUrl + encodeURIComponent(code),
})
