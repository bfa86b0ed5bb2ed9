import { z } from 'zod/mini'

/** What goes wrong on purpose, and with which calls. */
export const Switches = z.object({
  /** Milliseconds before each answer. */
  slow: z._default(z.int().check(z.minimum(0), z.maximum(120_000)), 0),
  /** Every call is 503. */
  down: z._default(z.boolean(), false),
  /** Answers are cut, lack fields or hold other types. */
  malformed: z._default(z.boolean(), false),
  /** Only calls whose path holds this. */
  only: z._default(z.string().check(z.maxLength(200)), ''),
})
export type Switches = z.output<typeof Switches>

export const concerns = ({ only }: Switches, path: string) =>
  path.toLowerCase().includes(only.toLowerCase())

/** The same answer spoilt: one after the other cut off, without its first field, and with numbers as words. */
export function spoil(text: string, turn: number): string {
  if (turn % 3 === 0) return text.slice(0, Math.ceil(text.length / 2))
  if (turn % 3 === 1) return JSON.stringify({ ...JSON.parse(text), data: { gone: true } })
  return text.replace(/:(\d+)([,}])/g, ':"$1 ?"$2')
}
