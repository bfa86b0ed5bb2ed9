import type { Endpoint } from '@/contract/endpoint'
import { ErrorBody } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { logError } from '@/lib/log'

/** No answer of the contract comes near it. */
const MOST_BYTES = 4 * 1024 * 1024

const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

type Problem = { path?: readonly PropertyKey[]; message: string }

const wordsOf = (problems: readonly Problem[]) =>
  problems
    .slice(0, 5)
    .map(({ path = [], message }) => `${path.map(String).join('.')}: ${message}`)
    .join('; ')

/** The text of an answer; an upstream that sends without end is cut off. */
async function textOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > MOST_BYTES) throw new Error(`longer than ${MOST_BYTES} bytes`)
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

/** What a person is told when the refusal itself says nothing: a status of the upstream's own trouble is never taken over blindly. */
const unexplained = (status: number) => {
  if (status === 429) return { status, json: { errorMessage: messages.tooMany } }
  if (status >= 400 && status < 500) return { status, json: { errorMessage: messages.broken } }
  return {
    status: status === 503 || status === 504 ? status : 502,
    json: { errorMessage: messages.unavailable },
  }
}

/** What goes to the browser; `json` is the same as `text`, read. */
export type CheckedResponse = { status: number; text: string; json: unknown; isContract: boolean }

/**
 * An answer as the contract promises it, whatever stands between here and the upstream may have made of it: a proxy's error page, half
 * a text or another shape becomes 502 with a text for the person, and one line in the log. Null for an answer without a body.
 */
export async function readUpstreamResponse(
  endpoint: Endpoint,
  answer: Response,
): Promise<CheckedResponse | null> {
  const { status } = answer
  if (bodiless.has(status)) return null
  const text = await textOf(answer)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    json = undefined
  }
  const schema = answer.ok ? endpoint.response : ErrorBody
  const parsed = schema.safeParse(json)
  if (parsed.success) return { status, text, json, isContract: true }
  logError('the upstream’s answer is not the contract’s', {
    call: `${endpoint.method} ${endpoint.path}`,
    status,
    problem: json === undefined ? 'no JSON' : wordsOf(parsed.error.issues),
  })
  const told = unexplained(status)
  return { ...told, text: JSON.stringify(told.json), isContract: false }
}
