import type { Endpoint } from '@/contract/endpoint'
import { ErrorBody } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { withWait } from '@/contract/wait-text'
import { logError } from '@/lib/log'

/** Far above any answer of the contract. */
const MOST_BYTES = 4 * 1024 * 1024

const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

type Problem = { path?: readonly PropertyKey[]; message: string }

const wordsOf = (problems: readonly Problem[]) =>
  problems
    .slice(0, 5)
    .map(({ path = [], message }) => `${path.map(String).join('.')}: ${message}`)
    .join('; ')

/** The text of a response, up to a limit. */
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

/** The answer for an error without a usable text: unknown upstream failures become 502. */
const unexplained = ({ status, headers }: Response) => {
  const wait = Number(headers.get('retry-after')) || null
  if (status === 429) return { status, json: { errorMessage: withWait(messages.tooMany, wait) } }
  if (status >= 400 && status < 500) return { status, json: { errorMessage: messages.broken } }
  return {
    status: status === 503 || status === 504 ? status : 502,
    json: { errorMessage: withWait(messages.unavailable, wait) },
  }
}

/** `json` is `text`, parsed. */
export type CheckedResponse = { status: number; text: string; json: unknown; isContract: boolean }

/** The response, checked against the contract: a proxy's error page, half a text or another shape becomes 502 and a line in the log. Null without a body. */
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
  const told = unexplained(answer)
  return { ...told, text: JSON.stringify(told.json), isContract: false }
}
