/** A wait as people say it, rounded up: "45 giây", "15 phút", "3 giờ". */
export function waitText(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} giây`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} phút` : `${Math.ceil(minutes / 60)} giờ`
}

/** What a text says whose wait is not known. */
const SOON = 'ít phút'

/** Names the wait in a text that asks to try again soon. */
export const withWait = (text: string, seconds: number | null): string =>
  seconds === null ? text : text.replace(`sau ${SOON}`, `sau ${waitText(seconds)}`)
