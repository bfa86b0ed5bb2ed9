import type { Endpoint } from '@/contract/endpoint'
import { ErrorBody } from '@/contract/fields'
import { messages } from '@/contract/messages'
import { withWait } from '@/contract/wait-text'
import { readTolerantly, wordsOf } from '@/lib/api/read-answer'
import { reportRowsLeftOut } from '@/lib/api/report-rows-left-out'
import { logError } from '@/lib/log'

/** Far above any answer of the contract. */
const MOST_BYTES = 4 * 1024 * 1024

const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

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

type Checked = { text: string; json: unknown } | { problem: string }

/** A refusal by its one shape, any other answer by its call's; only what had to be mended is written anew. */
function checked(endpoint: Endpoint, isOk: boolean, text: string, json: unknown): Checked {
  if (json === undefined) return { problem: 'no JSON' }
  if (!isOk) {
    const refusal = ErrorBody.safeParse(json)
    return refusal.success ? { text, json } : { problem: wordsOf(refusal.error.issues) }
  }
  const read = readTolerantly(endpoint, json)
  if (!read.success) return read
  reportRowsLeftOut(endpoint, read.leftOut)
  return read.isRepaired ? { text: JSON.stringify(read.json), json: read.json } : { text, json }
}

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
  const answered = checked(endpoint, answer.ok, text, json)
  if (!('problem' in answered)) return { status, ...answered, isContract: true }
  logError('the upstream’s answer is not the contract’s', {
    call: `${endpoint.method} ${endpoint.path}`,
    status,
    problem: answered.problem,
  })
  const told = unexplained(answer)
  return { ...told, text: JSON.stringify(told.json), isContract: false }
}
