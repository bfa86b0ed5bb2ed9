import type { IncomingMessage } from 'node:http'

export const LARGEST_HELD = 2 * 1024 * 1024

/** The whole of an answer, or what was read of one that is too long to be held. */
export async function gather(answer: IncomingMessage) {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of answer.iterator({ destroyOnReturn: false })) {
    parts.push(part)
    length += part.length
    if (length > LARGEST_HELD) return { parts, isWhole: false }
  }
  return { parts, isWhole: true }
}
