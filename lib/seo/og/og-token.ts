import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

const LONGEST = 140

const seal = (text: string) =>
  createHmac('sha256', env().internalSecret).update(`og:${text}`).digest('base64url').slice(0, 16)

/** The last segment of a drawn picture's address: its title, sealed so that nobody else can have titles drawn. */
export function ogToken(title: string): string {
  const text = [...title.normalize('NFC')].slice(0, LONGEST).join('')
  return `${Buffer.from(text).toString('base64url')}.${seal(text)}`
}

/** The title in an address, or null when the seal is not ours. */
export function readOgToken(token: string): string | null {
  const [encoded = '', given = ''] = token.split('.')
  if (encoded.length > LONGEST * 6) return null
  const text = Buffer.from(encoded, 'base64url').toString()
  const own = Buffer.from(seal(text))
  const other = Buffer.from(given)
  return own.length === other.length && timingSafeEqual(own, other) ? text : null
}
