import { z } from 'zod/mini'
import { VERSION } from '@/lib/mobile/outgoing-message'

const LONGEST = 4096

const inset = z.number().check(z.minimum(0), z.maximum(200))
const code = z.string().check(z.regex(/^[\w-]{43}$/))
const bare = z.optional(z.object({}))
const of = <const T extends string, P extends z.ZodMiniType>(type: T, payload: P) =>
  z.object({
    v: z.literal(VERSION),
    id: z.optional(z.string().check(z.maxLength(64))),
    type: z.literal(type),
    payload,
  })

/** What the app may tell the page: neither URLs nor tokens. */
const Incoming = z.discriminatedUnion('type', [
  of('back', bare),
  of('appPaused', bare),
  of('appResumed', bare),
  of('safeArea', z.object({ top: inset, right: inset, bottom: inset, left: inset })),
  of('fontScale', z.object({ scale: z.number().check(z.minimum(0.7), z.maximum(1.3)) })),
  of('theme', z.object({ mode: z.enum(['light', 'dark']) })),
  of('reloadWithNewSession', z.optional(z.object({ code: z.optional(code) }))),
])
export type Incoming = z.output<typeof Incoming>

/** A message of the app; null for anything else. */
export function readIncoming(data: unknown): Incoming | null {
  if (typeof data !== 'string' || data.length > LONGEST) return null
  try {
    const message = Incoming.safeParse(JSON.parse(data))
    return message.success ? message.data : null
  } catch {
    return null
  }
}
