import { createHmac, timingSafeEqual } from 'node:crypto'

const OLDEST_S = 300

const sameHex = (given: string, wanted: string) => {
  const [a, b] = [Buffer.from(given.toLowerCase()), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

type Signed = { time: string | null; signature: string | null; body: string }

/** Whether the sender knows the shared secret and sent this within the last minutes. */
export function isSigned({ time, signature, body }: Signed, secret: string, now: Date): boolean {
  if (time === null || signature === null || !/^\d{10}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > OLDEST_S) return false
  return sameHex(signature, createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
}
