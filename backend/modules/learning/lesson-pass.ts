import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '@/backend/platform/derived-key'

const HOUR_S = 3600
/** Whole hours, so that the address of a film stays the same and its cached parts stay usable. */
const LASTING_HOURS = 4

const sign = (secret: string, text: string) =>
  createHmac('sha256', derivedKey(secret, 'lesson pass')).update(text).digest()

/**
 * Opens the files of one lesson for three to four hours, to whoever was just shown the lesson. It travels in the address of a film,
 * because players and downloads send no token.
 */
export function lessonPass(secret: string, lessonId: number, now: Date): string {
  const hour = Math.floor(now.getTime() / 1000 / HOUR_S)
  const text = `${lessonId}.${(hour + LASTING_HOURS) * HOUR_S}`
  return `${text}.${sign(secret, text).toString('base64url')}`
}

/** The lesson a pass opens, or null when it is none of ours or its time is over. */
export function readLessonPass(secret: string, pass: string, now: Date): number | null {
  const [, text = '', lessonId, until, mark = ''] =
    /^((\d{1,10})\.(\d{1,12}))\.([\w-]{43})$/.exec(pass) ?? []
  const given = Buffer.from(mark, 'base64url')
  const right = sign(secret, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return Number(until) * 1000 > now.getTime() ? Number(lessonId) : null
}
