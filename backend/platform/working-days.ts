const HOUR = 3_600_000
const MINUTE = 60_000
const DAY = 24 * HOUR
/** Vietnam has one time zone without summer time. */
const ZONE = 7 * HOUR
/** The shop works until half past five, Monday to Saturday. */
const END_OF_WORK = 17.5 * HOUR
/** Holidays with a fixed date, month and day. */
const holidays = new Set(['01-01', '04-30', '05-01', '09-01', '09-02'])
/** By the moon: the week of Tết, and the kings' day. The calendar at hand is a day off in some years. */
const lunarHolidays = new Set([
  ...['12-29', '12-30', '1-1', '1-2', '1-3', '1-4', '1-5'],
  ...['3-10'],
])
const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  ...{ month: 'numeric', day: 'numeric', timeZone: 'UTC' },
})

const midnightOf = (time: Date) => Math.floor((time.getTime() + ZONE) / DAY) * DAY

function isHoliday(midnight: number): boolean {
  const day = new Date(midnight)
  if (holidays.has(day.toISOString().slice(5, 10))) return true
  const parts = new Map(lunar.formatToParts(day).map(({ type, value }) => [type, value]))
  return lunarHolidays.has(`${parts.get('month')}-${parts.get('day')}`)
}

const isWorkingDay = (midnight: number) =>
  new Date(midnight).getUTCDay() !== 0 && !isHoliday(midnight)

/** The end of the shop's work so many working days after a moment; the day of the moment does not count. */
export function workingDaysAfter(start: Date, days: number): Date {
  let midnight = midnightOf(start)
  for (let left = days; left > 0; ) {
    midnight += DAY
    if (isWorkingDay(midnight)) left--
  }
  return new Date(midnight + END_OF_WORK - ZONE)
}

export type WorkingHours = {
  /** From Monday on, such as 08:00 to 17:30; null for a day off. */
  openHours: readonly ({ open: string; close: string } | null)[]
  /** The shop's own closed days, both ends included; public holidays are closed anyway. */
  closedDays: readonly { from: string; to: string }[]
}

/** A shop that is never open counts nothing. */
const MOST_DAYS = 400

const sinceMidnight = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * HOUR + minutes * MINUTE
}

function workOf(midnight: number, { openHours, closedDays }: WorkingHours) {
  const date = new Date(midnight)
  const hours = openHours[(date.getUTCDay() + 6) % 7]
  const day = date.toISOString().slice(0, 10)
  const isClosed = closedDays.some(({ from, to }) => from <= day && day <= to)
  if (!hours || isClosed || isHoliday(midnight)) return null
  return { from: midnight + sinceMidnight(hours.open), to: midnight + sinceMidnight(hours.close) }
}

/** The moment at which so many hours of the shop's work have passed. */
export function workingHoursAfter(start: Date, hours: number, shop: WorkingHours): Date {
  const first = midnightOf(start)
  const now = start.getTime() + ZONE
  let left = hours * HOUR
  for (let day = 0; day < MOST_DAYS; day++) {
    const work = workOf(first + day * DAY, shop)
    if (!work) continue
    const from = Math.max(work.from, now)
    const open = Math.max(0, work.to - from)
    if (open >= left) return new Date(from + left - ZONE)
    left -= open
  }
  return new Date(start.getTime() + hours * HOUR)
}
