import type { Answer, Send, Sent } from '@/contract-tools/check/answer'

type App = { request: (path: string, init: RequestInit) => Response | Promise<Response> }

/** Asks an upstream in memory. */
export const sendTo =
  (app: App): Send =>
  async ({ method, path, headers, body }) => {
    const answer = await app.request(path, {
      method,
      headers: { ...headers },
      ...(body !== undefined && { body }),
    })
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      text: await answer.text(),
    }
  }

type Json = Record<string, unknown>
type Row = Record<string, unknown>
type Whole = Extract<Answer, { status: number }>

const asWhole = (answer: Answer): Whole =>
  answer.failure === undefined ? answer : { status: 0, headers: {}, text: '' }

/** The answer with another body. */
export const withJson = (answer: Answer, body: unknown): Answer => ({
  ...asWhole(answer),
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
})

/** The answer with its `data` changed. */
export function withData(answer: Answer, change: (data: Json) => unknown): Answer {
  const body = JSON.parse(asWhole(answer).text) as Json
  return withJson(answer, { ...body, data: change(body.data as Json) })
}

export const status = (code: number, body: unknown = { errorMessage: 'Có lỗi.' }): Answer => ({
  status: code,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify(body),
})

/** A fault of an upstream: where it lies, what the answer becomes, and how a check should name it. */
export type SeededFault = {
  call: string
  rule: string
  path?: string
  where: RegExp
  when?: (sent: Sent) => boolean
  spoil: (
    answer: Answer,
    again: (sent: Sent) => Promise<Answer>,
    sent: Sent,
  ) => Answer | Promise<Answer>
}

/** An upstream with all these faults at once. */
export const faulty =
  (upstream: Send, faults: readonly SeededFault[]): Send =>
  async (sent) => {
    const address = `${sent.method} ${sent.path}`
    const fault = faults.find(({ where, when }) => where.test(address) && (when?.(sent) ?? true))
    const answer = await upstream(sent)
    return fault ? fault.spoil(answer, upstream, sent) : answer
  }

/** The rows with the first one changed. */
export const first = (rows: unknown, change: (row: Row) => Row) =>
  (rows as Row[]).map((row, at) => (at === 0 ? change(row) : row))

export function jsonIn(answer: { failure?: string | undefined; text?: string }): Json {
  return JSON.parse(answer.text ?? 'null') as Json
}
