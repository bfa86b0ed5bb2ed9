const zone = 'Asia/Ho_Chi_Minh'
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})
const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function instant(value: string | number | Date): Date | null {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}

/** A moment as its day in Vietnam, `02/11/2025`; empty when it is not a moment. */
export function formatDate(value: string | number | Date): string {
  const date = instant(value)
  return date ? day.format(date) : ''
}

/** A moment as `15:04 02/11/2025` in Vietnam. */
export function formatDateTime(value: string | number | Date): string {
  const date = instant(value)
  return date ? `${time.format(date)} ${day.format(date)}` : ''
}

type PlainDate = { year: number; month: number; day: number }

function isReal({ year, month, day }: PlainDate): boolean {
  const date = new Date(Date.UTC(2000, month - 1, day))
  date.setUTCFullYear(year, month - 1, day)
  return (
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  )
}

const pad = (value: number, width: number) => String(value).padStart(width, '0')

/** `1990-01-01` as `01/01/1990`: a plain date has no zone and never shifts. Empty when there is no such day. */
export function formatPlainDate(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(text) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return isReal(date) ? `${pad(date.day, 2)}/${pad(date.month, 2)}/${pad(date.year, 4)}` : ''
}

/** `1/1/1990` as typed, to `1990-01-01`; null when there is no such day. */
export function parsePlainDate(typed: string): string | null {
  const [, day, month, year] = /^\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s*$/.exec(typed) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return isReal(date) ? `${pad(date.year, 4)}-${pad(date.month, 2)}-${pad(date.day, 2)}` : null
}

/** The day a date picker means, read from the picker's own clock: no zone may move it. */
export const plainDateOf = (picked: Date): string =>
  `${pad(picked.getFullYear(), 4)}-${pad(picked.getMonth() + 1, 2)}-${pad(picked.getDate(), 2)}`

/** A plain date as the picker wants it: midnight of the person's own clock. */
export function pickerDateOf(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return isReal(date) ? new Date(date.year, date.month - 1, date.day) : null
}
