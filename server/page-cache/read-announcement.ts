import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'

export const REVALIDATE_PATH = '/api/revalidate'

const PATIENCE_SECONDS = 300

const Announcement = z.object({ tags: z.array(z.string().min(1).max(200)).max(1_000) })

export type Reading = { tags: string[] } | { rejection: 400 | 401 }

function isSigned(headers: IncomingHttpHeaders, body: Buffer, secret: string, now: number) {
  const time = headers['x-revalidate-time']
  const signature = headers['x-revalidate-signature']
  if (typeof time !== 'string' || typeof signature !== 'string') return false
  if (!/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/i.test(signature)) return false
  if (Math.abs(now / 1000 - Number(time)) > PATIENCE_SECONDS) return false
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}

/** What the upstream says has changed, when its signature holds. */
export function readAnnouncement(
  headers: IncomingHttpHeaders,
  body: Buffer,
  secret: string,
  now: number,
): Reading {
  if (!isSigned(headers, body, secret, now)) return { rejection: 401 }
  try {
    return Announcement.parse(JSON.parse(body.toString('utf8')))
  } catch {
    return { rejection: 400 }
  }
}
