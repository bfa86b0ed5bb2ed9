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
export function lessonPass(
  secret: string,
  { lessonId, userId }: { lessonId: number; userId: number | null },
  now: Date,
): string {
  const hour = Math.floor(now.getTime() / 1000 / HOUR_S)
  const text = `${lessonId}.${(hour + LASTING_HOURS) * HOUR_S}.${userId ?? 0}`
  return `${text}.${sign(secret, text).toString('base64url')}`
}

/** The lesson a pass opens and whom it was given, or null when it is none of ours or its time is over. */
export function readLessonPass(secret: string, pass: string, now: Date) {
  const [, text = '', lessonId, until, userId, mark = ''] =
    /^((\d{1,10})\.(\d{1,12})\.(\d{1,10}))\.([\w-]{43})$/.exec(pass) ?? []
  const given = Buffer.from(mark, 'base64url')
  const right = sign(secret, text)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  if (Number(until) * 1000 <= now.getTime()) return null
  return { lessonId: Number(lessonId), userId: Number(userId) || null }
}
