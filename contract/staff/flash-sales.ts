import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, Instant, line, Money } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { may } from '@/contract/staff/permissions'
import { PictureUrl } from '@/contract/staff/pictures'
import { staffResource } from '@/contract/staff/resource'

export const flashSaleStates = ['planned', 'running', 'ended'] as const
export type FlashSaleState = (typeof flashSaleStates)[number]

const whole = (least: number, most: number) =>
  z
    .int(messages.badInput)
    .check(z.minimum(least, messages.badInput), z.maximum(most, messages.badInput))
const Time = Instant.check(z.iso.datetime(messages.badInput))

export const MOST_FLASH_SALE_ITEMS = 200

const ItemDraft = z.object({
  productId: Id,
  /** Đồng for one copy while the sale runs. */
  price: whole(0, 2_000_000_000),
  /** Copies set aside for the sale. */
  quantity: whole(1, 1_000_000),
  /** Copies one account may buy at this price. */
  perUser: whole(1, 99),
})
export type FlashSaleItemDraft = z.output<typeof ItemDraft>

const fields = {
  name: line(120, messages.nameNeeded),
  startTime: Time,
  endTime: Time,
  items: z.array(ItemDraft).check(z.maxLength(MOST_FLASH_SALE_ITEMS, messages.tooLarge)),
}
const bannerUrl = z.nullable(PictureUrl)
const FlashSaleDraft = z.extend(z.object(fields), { bannerUrl: z.optional(bannerUrl) })
const FlashSaleChange = z.partial(z.extend(z.object(fields), { bannerUrl }))

const FlashSaleRow = z.object({
  id: z.int(),
  name: z.string(),
  startTime: Instant,
  endTime: Instant,
  state: z.enum(flashSaleStates),
  bannerUrl: z.nullable(z.string()),
  itemCount: z.int(),
  quantity: z.int(),
  sold: z.int(),
})
export type FlashSaleRow = z.output<typeof FlashSaleRow>

const StaffFlashSale = z.extend(FlashSaleRow, {
  items: z.array(
    z.extend(ItemDraft, {
      productName: z.string(),
      /** What it costs without the sale. */
      priceSale: Money,
      isActive: z.boolean(),
      sold: z.int(),
    }),
  ),
})
export type StaffFlashSale = z.output<typeof StaffFlashSale>

const sales = staffResource({
  path: 'flash-sales',
  noun: 'a flash sale',
  id: IdText,
  read: may('flash-sales.read'),
  write: may('flash-sales.write'),
})

export const staffFlashSales = {
  list: sales.list(FlashSaleRow, {
    sorts: ['startTime', 'endTime', 'name'],
    filters: { state: z.optional(z.enum(flashSaleStates)) },
  }),
  read: sales.read(StaffFlashSale),
  create: sales.create(FlashSaleDraft, StaffFlashSale),
  /** While it runs its start stays, and what is sold stays in it. */
  change: sales.change(FlashSaleChange, StaffFlashSale),
  /** Only one that has not begun. */
  archive: sales.archive(),
  endFlashSale: endpoint({
    method: 'POST',
    path: '/api/staff/flash-sales/{id}/end',
    access: 'staff',
    roles: may('flash-sales.write'),
    budget: { cost: 'write' },
    extension: true,
    summary: 'Ends a running flash sale at once.',
    params: z.object({ id: IdText }),
    response: envelope(StaffFlashSale),
  }),
}
