import { z } from 'zod/mini'
import { Instant, line, PlainDate } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { Email } from '@/contract/shop/auth'
import { SHOP_THEME } from '@/contract/shop/settings'
import { NotificationUrl, ZaloUrl } from '@/contract/shop-links'
import { may } from '@/contract/staff/permissions'
import { OwnPictureUrl, PictureUrl } from '@/contract/staff/pictures'
import { staffResource } from '@/contract/staff/resource'

/** The one record of the shop's own settings. */
export const SHOP = 'shop'
export const MOST_NOTICES = 10
const MOST_CLOSED_DAYS = 40

const Time = Instant.check(z.iso.datetime(messages.badInput))

const Notice = z
  .object({ text: line(200, messages.noticeNeeded), startTime: Time, endTime: Time })
  .check(z.refine(({ startTime, endTime }) => startTime < endTime, messages.endsBeforeStart))
export type ShopNotice = z.output<typeof Notice>

const Hotline = line(20, messages.hotlineNeeded).check(
  z.regex(/^\+?[\d .()-]{3,20}$/, messages.hotlineNeeded),
)

/** Ten digits, thirteen for a branch, twelve for a household's. */
const TaxCode = line(14).check(z.regex(/^(?:\d{10}(?:-?\d{3})?|\d{12})?$/, messages.taxCodeWrong))

const TimeOfDay = z
  .string(messages.badInput)
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, messages.badInput))
const Hours = z.object({ open: TimeOfDay, close: TimeOfDay })
const WorkOfDay = z.nullable(
  Hours.check(z.refine(({ open, close }) => open < close, messages.endsBeforeStart)),
)
const Day = z.string(messages.badInput).check(z.iso.date(messages.badInput))
const Days = z.object({ from: Day, to: Day })

/** What can be set, as stored: a name that is not there is as the environment says. */
export const ShopSettings = z.partial(
  z.object({
    name: line(60, messages.nameNeeded),
    company: line(200, messages.companyNeeded),
    address: line(300, messages.addressRequired),
    warehouse: line(300, messages.addressRequired),
    /** The code of the province parcels leave from: the zones of the fees are counted from it. */
    warehouseCity: z.int(messages.badInput).check(z.minimum(1, messages.badInput), z.maximum(99)),
    hotlines: z
      .array(Hotline)
      .check(z.minLength(1, messages.hotlineNeeded), z.maxLength(5, messages.tooLong)),
    email: Email,
    taxCode: TaxCode,
    registration: line(200),
    /** @example "https://zalo.me/0900000000" */
    zaloUrl: ZaloUrl,
    /** @example "https://online.gov.vn/Home/WebDetails/1" */
    notificationUrl: NotificationUrl,
    logoUrl: z.nullable(PictureUrl),
    /** For narrow screens; without it the other one. */
    narrowLogoUrl: z.nullable(PictureUrl),
    iconUrl: z.nullable(OwnPictureUrl),
    /** @example "light1" */
    theme: z.string().check(z.regex(SHOP_THEME, messages.badInput)),
    notices: z.array(Notice).check(z.maxLength(MOST_NOTICES, messages.tooLong)),
    /** When the shop works, from Monday on; null for a day off. Public holidays are days off anyway. */
    openHours: z.array(WorkOfDay).check(
      z.length(7, messages.badInput),
      z.refine((days) => days.some((day) => day !== null), messages.openHoursNeeded),
    ),
    /** Other days off, both ends included. @example [{"from": "2027-02-05", "to": "2027-02-12"}] */
    closedDays: z
      .array(Days.check(z.refine(({ from, to }) => from <= to, messages.endsBeforeStart)))
      .check(z.maxLength(MOST_CLOSED_DAYS, messages.tooLong)),
    /** Working hours for which the stock of a guest's cash order waits to be confirmed. @example 8 */
    stockHours: z
      .int(messages.badInput)
      .check(z.minimum(1, messages.badInput), z.maximum(80, messages.badInput)),
  }),
)
export type ShopSettings = z.output<typeof ShopSettings>

const settings = staffResource({
  path: 'settings',
  noun: 'the settings of the shop',
  id: z.literal(SHOP),
  read: may('settings'),
  write: may('settings'),
})

const StaffSettings = z.object({
  id: z.literal(SHOP),
  /** Sent back with a change, so that nobody overwrites what they have not seen. */
  version: z.int(),
  name: z.string(),
  company: z.string(),
  address: z.string(),
  warehouse: z.string(),
  warehouseCity: z.int(),
  /** @example ["1900 0000"] */
  hotlines: z.array(z.string()),
  email: z.string(),
  taxCode: z.string(),
  registration: z.string(),
  /** @example "https://zalo.me/0900000000" */
  zaloUrl: z.string(),
  /** @example "https://online.gov.vn/Home/WebDetails/1" */
  notificationUrl: z.string(),
  logoUrl: z.nullable(z.string()),
  narrowLogoUrl: z.nullable(z.string()),
  iconUrl: z.nullable(z.string()),
  /** @example "light1" */
  theme: z.string(),
  notices: z.array(z.object({ text: z.string(), startTime: Instant, endTime: Instant })),
  openHours: z.array(z.nullable(z.object({ open: z.string(), close: z.string() }))),
  /** @example [{"from": "2027-02-05", "to": "2027-02-12"}] */
  closedDays: z.array(z.object({ from: PlainDate, to: PlainDate })),
  /** @example 8 */
  stockHours: z.int(),
  /** The provinces to choose from. */
  cities: z.array(z.object({ code: z.int(), name: z.string() })),
  changedTime: z.nullable(Instant),
  /** Who of the staff. */
  changedBy: z.nullable(z.string()),
})
export type StaffSettings = z.output<typeof StaffSettings>

export const staffSettings = {
  list: settings.list(StaffSettings, { sorts: ['name'] }),
  read: settings.read(StaffSettings),
  change: settings.change(z.extend(ShopSettings, { version: z.int() }), StaffSettings),
}
