import { z } from 'zod/mini'
import { plainOrderCode } from '@/contract/comparable'
import { endpoint } from '@/contract/endpoint'
import { envelope, IdText, Instant, line, Uuid } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { eachWord } from '@/contract/shop/order-words'
import { may } from '@/contract/staff/permissions'

/** Slips with prices, slips for gifts without them, labels of 105 × 148 mm. */
export const packingPaperKinds = ['slips', 'giftSlips', 'labels'] as const
export type PackingPaperKind = (typeof packingPaperKinds)[number]
export const MAX_PACKING_PAPERS = 200

const LineId = z.int().check(z.minimum(1))

const PackingLine = z.object({
  orderLineId: z.int(),
  productId: z.int(),
  productName: z.string(),
  quantity: z.int(),
  /** What a scanner may read on the book: ISBN and the shop's own code. */
  barcodes: z.array(z.string()),
  shelf: z.string(),
})
const PackingOrder = z.object({
  orderId: Uuid,
  orderCode: z.string(),
  status: z.int(),
  /** The lines are what was left for later when the order was packed. */
  isRest: z.boolean(),
  receiverName: z.string(),
  ...eachWord(() => z.string()),
  tags: z.array(z.string()),
  lines: z.array(PackingLine),
  /** Of an order in several parcels the one whose label was scanned. */
  parcel: z.nullable(
    z.object({
      code: z.string(),
      copies: z.array(z.object({ productName: z.string(), quantity: z.int() })),
    }),
  ),
})
export type PackingOrder = z.output<typeof PackingOrder>

const PickingLine = z.object({
  productId: z.int(),
  productName: z.string(),
  shelf: z.string(),
  quantity: z.int(),
  barcodes: z.array(z.string()),
  /** Codes of the orders the copies are for. */
  orders: z.array(z.string()),
})
const PickingList = z.object({
  lines: z.array(PickingLine),
  /** Orders to be packed, and those with copies left for later, the oldest first. */
  orders: z.array(
    z.object({
      orderId: Uuid,
      orderCode: z.string(),
      receiverName: z.string(),
      copies: z.int(),
      placedTime: Instant,
      isRest: z.boolean(),
    }),
  ),
})
export type PickingList = z.output<typeof PickingList>

export const getPickingList = endpoint({
  method: 'GET',
  path: '/api/staff/packing',
  access: 'staff',
  roles: may('packing.read'),
  budget: { cost: 'read' },
  extension: true,
  summary: 'Confirmed orders to be packed, at most 200, and the copies to fetch for them by shelf.',
  response: envelope(PickingList),
})
export const findPackingOrder = endpoint({
  method: 'GET',
  path: '/api/staff/packing/{code}',
  access: 'staff',
  roles: may('packing.read'),
  budget: { cost: 'read' },
  extension: true,
  summary:
    'An order as the packing table wants it: by its code, the code of one of its parcels or that of the carrier.',
  params: z.object({
    code: z.pipe(
      z.pipe(z.string().check(z.maxLength(100)), z.transform(plainOrderCode)),
      z.string().check(z.regex(/^[A-Z0-9][A-Z0-9.-]{3,39}$/, messages.badId)),
    ),
  }),
  response: envelope(PackingOrder),
})
export const packOrder = endpoint({
  method: 'POST',
  path: '/api/staff/orders/{id}/pack',
  access: 'staff',
  roles: may('packing.write'),
  budget: { cost: 'write' },
  extension: true,
  summary:
    'Records that a confirmed order, or what was left of one for later, is packed; refused unless what was scanned is what it holds now, or a part of it.',
  params: z.object({ id: Uuid }),
  body: z.object({
    lines: z
      .array(
        z.object({
          orderLineId: LineId,
          quantity: z.int().check(z.minimum(0), z.maximum(999)),
        }),
      )
      .check(z.minLength(1, messages.badInput), z.maxLength(100)),
    /** Some copies are left for another parcel. */
    isPart: z.optional(z.boolean()),
  }),
  response: envelope(PackingOrder),
})
export const printPackingPapers = endpoint({
  method: 'POST',
  path: '/api/staff/packing/papers',
  access: 'staff',
  roles: may('packing.read'),
  budget: { cost: 'heavy' },
  extension: true,
  summary: 'Slips or labels of up to 200 orders as one PDF in base64, in the order of the ids.',
  body: z.object({
    kind: z.enum(packingPaperKinds),
    orderIds: z
      .array(Uuid)
      .check(z.minLength(1, messages.badInput), z.maxLength(MAX_PACKING_PAPERS)),
  }),
  response: envelope(z.object({ name: z.string(), type: z.string(), data: z.string() })),
})
export const setShelf = endpoint({
  method: 'PATCH',
  path: '/api/staff/packing/shelves/{id}',
  access: 'staff',
  roles: may('packing.write'),
  budget: { cost: 'write' },
  extension: true,
  summary: 'Says on which shelf a book stands.',
  params: z.object({ id: IdText }),
  body: z.object({ shelf: line(20) }),
  response: envelope(z.object({ productId: z.int(), shelf: z.string() })),
})
