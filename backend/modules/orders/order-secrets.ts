import { createHash, createHmac, randomInt, timingSafeEqual } from 'node:crypto'

/** A new order's code: HS and eight digits, which can be read out over the telephone and typed into a banking app. */
export const drawOrderCode = () => `HS${randomInt(10_000_000, 100_000_000)}`

/** What lets a guest read one order. Made from the order's id, so that a repeated checkout or a look-up can return it again and nothing but its hash is stored. */
export const orderToken = (secret: string, orderId: string) =>
  createHmac('sha256', secret).update(`order-token:${orderId}`).digest('base64url')

/** The token in the link of a mail or message. It proves that the buyer reads them, so it is never in an answer to the browser. */
export const confirmToken = (secret: string, orderId: string) =>
  createHmac('sha256', secret).update(`order-confirm:${orderId}`).digest('base64url').slice(0, 22)

/** Whether a link’s token confirms this order, compared in constant time. */
export function isConfirmToken(secret: string, orderId: string, token: string): boolean {
  const [given, right] = [token, confirmToken(secret, orderId)].map((text) =>
    Buffer.from(hashOf(text)),
  )
  return given !== undefined && right !== undefined && timingSafeEqual(given, right)
}

/** SHA-256 in hex, as secrets of orders are stored. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Compares a given token with the stored hash without telling how much of it is right. */
export function opensOrder(token: string | undefined, storedHash: string | null): boolean {
  const given = Buffer.from(hashOf(token ?? ''))
  const stored = Buffer.from(storedHash ?? '')
  return given.length === stored.length && timingSafeEqual(given, stored)
}
