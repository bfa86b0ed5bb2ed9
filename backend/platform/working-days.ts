const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Vietnam has one time zone without summer time. */
const ZONE = 7 * HOUR
/** The shop works until half past five, Monday to Saturday. */
const END_OF_WORK = 17.5 * HOUR
/** Holidays with a fixed date; those of the lunar calendar move and are not counted. */
const holidays = new Set(['01-01', '04-30', '05-01', '09-02'])

const midnightOf = (time: Date) => Math.floor((time.getTime() + ZONE) / DAY) * DAY

const isWorkingDay = (midnight: number) => {
  const day = new Date(midnight)
  return day.getUTCDay() !== 0 && !holidays.has(day.toISOString().slice(5, 10))
}

/** The end of the shop's work so many working days after a moment; the day of the moment does not count. */
export function workingDaysAfter(start: Date, days: number): Date {
  let midnight = midnightOf(start)
  for (let left = days; left > 0; ) {
    midnight += DAY
    if (isWorkingDay(midnight)) left--
  }
  return new Date(midnight + END_OF_WORK - ZONE)
}
