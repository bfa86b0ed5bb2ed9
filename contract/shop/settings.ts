import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope } from '@/contract/fields'

/** The themes a shop may begin with; a visitor's own choice comes before it. */
export const SHOP_THEME = /^light(?:[1-9]|1[0-2])$/

/** The sizes an icon is kept in: browser tab, iPhone, and the two of a home screen. */
export const iconSizes = [48, 180, 192, 512] as const
/** Where the icon of that size lies, beside the picture it was drawn from. */
export const iconAt = (url: string, size: (typeof iconSizes)[number]) =>
  url.replace(/([0-9a-f]{32})\.webp$/, `icon-${size}-$1.png`)

const Shop = z.object({
  name: z.string(),
  company: z.string(),
  address: z.string(),
  warehouse: z.string(),
  /** @example ["1900 0000"] */
  hotlines: z.array(z.string()),
  email: z.string(),
  taxCode: z.string(),
  /** Who registered the company and when; empty when the shop has not said. */
  registration: z.string(),
  /** An address of zalo.me; empty for none. @example "https://zalo.me/0900000000" */
  zaloUrl: z.string(),
  /** Where online.gov.vn says that the site has been notified; empty until it has. @example "https://online.gov.vn/Home/WebDetails/1" */
  notificationUrl: z.string(),
  logoUrl: z.nullable(z.string()),
  /** A square picture that stands for the shop; `iconAt` names its sizes. */
  iconUrl: z.nullable(z.string()),
  /** `light1` to `light12`. @example "light1" */
  theme: z.string(),
  /** What is said at the top of the shop now. */
  notices: z.array(z.string()),
  /** False before a new shop has opened: visitors are told so. */
  isOpen: z.boolean(),
})
export type Shop = z.output<typeof Shop>

export const getShop = endpoint({
  method: 'GET',
  path: '/api/shop',
  access: 'public',
  budget: { cost: 'read' },
  summary: 'Who runs the shop, how it looks, what it announces and whether it is open.',
  extension: true,
  response: envelope(Shop),
})
