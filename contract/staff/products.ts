import { z } from 'zod/mini'
import { comparable } from '@/contract/comparable'
import { endpoint } from '@/contract/endpoint'
import { envelope, Id, IdText, Instant, line, Money, paged, SlugText } from '@/contract/fields'
import { isIsbn13, readIsbn } from '@/contract/isbn'
import { messages } from '@/contract/messages'
import { bookKinds, getProduct } from '@/contract/shop/catalog'
import { may } from '@/contract/staff/permissions'
import { PictureUrl } from '@/contract/staff/pictures'
import { staffResource } from '@/contract/staff/resource'
import { vatClasses } from '@/contract/vat'

const Amount = Money.check(
  z.minimum(0, messages.badInput),
  z.maximum(2_000_000_000, messages.badInput),
)
export const Stock = z.int(messages.badInput).check(z.minimum(0), z.maximum(1_000_000))
const whole = (least: number, most: number) =>
  z
    .int(messages.badInput)
    .check(z.minimum(least, messages.badInput), z.maximum(most, messages.badInput))
/** No NUL: the one character that no database column takes. */
const Html = z
  .string()
  .check(z.maxLength(60_000, messages.tooLong), z.regex(/^[^\0]*$/, messages.badInput))

const Picture = z.object({ url: PictureUrl, alt: z.optional(line(200)) })

/** Thirteen digits, the form it is stored in, however it is typed; ten digits become thirteen. */
const Isbn = z.pipe(
  z.pipe(
    z.string(messages.badInput).check(z.maxLength(60, messages.badIsbn)),
    z.transform((text) => readIsbn(text) ?? comparable(text)),
  ),
  z.string().check(z.refine((text) => text === '' || isIsbn13(text), messages.badIsbn)),
)

/** What can be said of a product, field by field; an import checks each cell by them. */
export const productFields = {
  productName: line(300, messages.nameNeeded),
  categoryId: Id,
  /** List price, and what a buyer pays. */
  price: Amount,
  priceSale: Amount,
  /** Null: as its category says. */
  vatClass: z.nullable(z.enum(vatClasses)),
  description: Html,
  author: line(200),
  translator: line(200),
  publisher: line(200),
  /** @example 2026 */
  publishYear: z.nullable(whole(1800, 2100)),
  series: z.nullable(line(200)),
  language: line(20),
  coverForm: z.nullable(z.enum(['soft', 'hard'])),
  /** @example 168 */
  pages: z.nullable(whole(1, 20_000)),
  size: z.nullable(line(60)),
  /** Grams. @example 300 */
  weight: whole(0, 100_000),
  grade: z.nullable(whole(1, 12)),
  subject: z.nullable(line(60)),
  /** @example "exercises" */
  bookKind: z.nullable(z.enum(bookKinds)),
  /** @example "HS-0001" */
  sku: z.nullable(line(60)),
  /** @example "978-604-0-00000-2" */
  isbn: z.nullable(Isbn),
  isActive: z.boolean(),
  images: z.array(Picture).check(z.maxLength(20)),
}

const { productName, categoryId, price, ...others } = productFields
const ProductDraft = z.extend(z.partial(z.object(others)), {
  productName,
  categoryId,
  price,
  objectType: z.optional(z.union([z.literal(0), z.literal(1)])),
  stock: z.optional(Stock),
})
const ProductChange = z.extend(z.partial(z.object(productFields)), {
  /** Of its page; the address before leads there. */
  slug: z.optional(SlugText),
  /** Copies on the shelf. */
  stock: z.optional(Stock),
  /** The prices the editor has seen: others in between are a conflict. */
  version: z.optional(line(40)),
})

const ProductRow = z.object({
  id: z.int(),
  productName: z.string(),
  slug: z.string(),
  author: z.string(),
  /** @example "978-604-0-00000-2" */
  isbn: z.nullable(z.string()),
  /** @example "HS-0001" */
  sku: z.nullable(z.string()),
  /** 0 a printed book, 1 a course. */
  objectType: z.int(),
  categoryId: z.int(),
  price: Money,
  priceSale: Money,
  stock: z.int(),
  /** Copies promised to orders. */
  reserved: z.int(),
  isActive: z.boolean(),
  isArchived: z.boolean(),
  originalUrl: z.nullable(z.string()),
  /** @example 128 @example 64 @example 12 */
  soldCount: z.int(),
  updatedTime: Instant,
})
export type ProductRow = z.output<typeof ProductRow>

const StaffProduct = z.extend(ProductRow, {
  /** Of its prices; a change of them names the one it was made from. */
  version: z.string(),
  vatClass: z.nullable(z.enum(vatClasses)),
  /** What counts on invoices while it has none of its own. */
  usualVatClass: z.enum(vatClasses),
  description: z.string(),
  translator: z.string(),
  publisher: z.string(),
  /** @example 2026 */
  publishYear: z.nullable(z.int()),
  series: z.nullable(z.string()),
  language: z.string(),
  coverForm: z.nullable(z.string()),
  /** @example 168 */
  pages: z.nullable(z.int()),
  size: z.nullable(z.string()),
  /** @example 300 */
  weight: z.int(),
  grade: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  /** @example "exercises" */
  bookKind: z.nullable(z.enum(bookKinds)),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
})
export type StaffProduct = z.output<typeof StaffProduct>

export const productStates = ['shown', 'hidden', 'archived', 'low'] as const
/** Why stock is not what it was. */
export const stockReasons = ['count', 'received', 'damaged', 'lost', 'returned'] as const
export type StockReason = (typeof stockReasons)[number]

const StockMovement = z.object({
  id: z.string(),
  time: Instant,
  /** Copies more or fewer on the shelf, and promised to orders. */
  onHand: z.int(),
  reserved: z.int(),
  reason: z.string(),
  note: z.nullable(z.string()),
  actorName: z.nullable(z.string()),
})
export type StockMovement = z.output<typeof StockMovement>

const PriceStep = z.object({
  id: z.string(),
  price: Money,
  priceSale: Money,
  startTime: Instant,
  /** Null while it is only planned. */
  appliedTime: z.nullable(Instant),
  actorName: z.nullable(z.string()),
})
export type PriceStep = z.output<typeof PriceStep>

const products = staffResource({
  path: 'products',
  noun: 'a product',
  id: IdText,
  read: may('products.read'),
  write: may('products.write'),
})
const params = z.object({ id: IdText })

export const staffProducts = {
  list: products.list(ProductRow, {
    sorts: ['updatedTime', 'productName', 'price', 'soldCount'],
    filters: { categoryId: z.optional(IdText), state: z.optional(z.enum(productStates)) },
  }),
  read: products.read(StaffProduct),
  create: products.create(ProductDraft, StaffProduct),
  /** The warehouse may change `stock` alone. */
  change: endpoint({
    ...products.change(ProductChange, StaffProduct),
    roles: may('products.change'),
  }),
  archive: products.archive(),
  previewProduct: endpoint({
    method: 'GET',
    path: '/api/staff/products/{id}/preview',
    access: 'staff',
    roles: may('office'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'A product as its page would show it, hidden or not.',
    params,
    response: getProduct.response,
  }),
  restoreProduct: endpoint({
    method: 'POST',
    path: '/api/staff/products/{id}/restore',
    access: 'staff',
    roles: may('products.write'),
    budget: { cost: 'write' },
    extension: true,
    summary: 'Takes an archived product back, hidden until it is shown again.',
    params,
    response: envelope(StaffProduct),
  }),
  correctStock: endpoint({
    method: 'POST',
    path: '/api/staff/products/{id}/stock',
    access: 'staff',
    roles: may('stock.write'),
    budget: { cost: 'write' },
    extension: true,
    summary: 'Corrects the stock by a difference with its reason, or by a count.',
    params,
    body: z.object({
      reason: z.enum(stockReasons),
      /** A count sets the stock; any other reason adds to it or takes away. */
      amount: z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000)),
      note: z.optional(line(300)),
    }),
    response: envelope(z.object({ stock: z.int(), reserved: z.int() })),
  }),
  listStockMovements: endpoint({
    method: 'GET',
    path: '/api/staff/products/{id}/stock',
    access: 'staff',
    roles: may('stock.read'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'How the stock came to be what it is, the newest first.',
    params,
    response: paged(StockMovement),
  }),
  listPriceSteps: endpoint({
    method: 'GET',
    path: '/api/staff/products/{id}/prices',
    access: 'staff',
    roles: may('prices.read'),
    budget: { cost: 'read' },
    extension: true,
    summary: 'What it cost and what is planned, the newest first.',
    params,
    response: paged(PriceStep),
  }),
  planPrice: endpoint({
    method: 'POST',
    path: '/api/staff/products/{id}/prices',
    access: 'staff',
    roles: may('prices.write'),
    budget: { cost: 'write' },
    extension: true,
    summary: 'Plans a price for a moment to come.',
    params,
    body: z.object({
      price: Amount,
      priceSale: Amount,
      startTime: Instant.check(z.iso.datetime()),
    }),
    response: envelope(PriceStep),
  }),
  dropPrice: endpoint({
    method: 'DELETE',
    path: '/api/staff/products/{id}/prices/{step}',
    access: 'staff',
    roles: may('prices.write'),
    budget: { cost: 'write' },
    extension: true,
    summary: 'Drops a planned price.',
    params: z.object({
      id: IdText,
      step: z.string().check(z.regex(/^[0-9a-f-]{36}$/, messages.badId)),
    }),
    response: envelope(z.object({ id: z.string() })),
  }),
}
