const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Vietnam has one time zone without summer time. */
const ZONE = 7 * HOUR
const QUIET_FROM = 21 * HOUR
const QUIET_UNTIL = 7 * HOUR

/** No messages between 21:00 and 7:00: the first moment outside these hours, from then on. */
export function afterQuietHours(time: Date): Date {
  const local = time.getTime() + ZONE
  const midnight = Math.floor(local / DAY) * DAY
  const sinceMidnight = local - midnight
  if (sinceMidnight < QUIET_UNTIL) return new Date(midnight + QUIET_UNTIL - ZONE)
  if (sinceMidnight < QUIET_FROM) return time
  return new Date(midnight + DAY + QUIET_UNTIL - ZONE)
}
