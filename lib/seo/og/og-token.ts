import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

const LONGEST = 140

const signatureOf = (text: string) =>
  createHmac('sha256', env().internalSecret).update(`og:${text}`).digest('base64url').slice(0, 16)

/** The last segment of an image's URL: its title with a signature, so that nobody else can have titles drawn. */
export function ogToken(title: string): string {
  const text = [...title.normalize('NFC')].slice(0, LONGEST).join('')
  return `${Buffer.from(text).toString('base64url')}.${signatureOf(text)}`
}

/** The title in a token, or null when the signature is not ours. */
export function readOgToken(token: string): string | null {
  const [encoded = '', given = ''] = token.split('.')
  if (encoded.length > LONGEST * 6) return null
  const text = Buffer.from(encoded, 'base64url').toString()
  const own = Buffer.from(signatureOf(text))
  const other = Buffer.from(given)
  return own.length === other.length && timingSafeEqual(own, other) ? text : null
}
