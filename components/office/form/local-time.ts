const twoDigits = (part: number) => String(part).padStart(2, '0')

/** A moment as the browser's own field writes it, in the time of this machine. */
export function toLocal(value: unknown): string {
  const date = new Date(String(value ?? ''))
  if (Number.isNaN(date.getTime())) return ''
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-')
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

export const fromLocal = (text: string) => {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
