import { once } from 'node:events'
import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'

export type HttpAnswer = {
  status: number
  headers: IncomingHttpHeaders
  /** Names and values in turn, as they came. */
  rawHeaders: string[]
  text: string
  ms: number
}

type HttpRequest = {
  method?: string | undefined
  /** Goes out as it stands: nobody tidies dots or slashes. */
  target: string
  headers?: Record<string, string> | undefined
  body?: string | Buffer | undefined
  /** Without one, a connection of its own. */
  agent?: Agent
}

const PATIENCE_MS = 60_000

const decoders: Record<string, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

async function decoded(encoding: string | undefined, bytes: Buffer): Promise<Buffer> {
  if (encoding === undefined || bytes.length === 0) return bytes
  const decode = decoders[encoding]
  if (!decode) throw new Error(`sent as ${encoding}`)
  return decode(bytes)
}

/** One request with exactly these headers, its answer read to the end; rejects when the connection breaks. */
export async function send(origin: string, given: HttpRequest): Promise<HttpAnswer> {
  const { method = 'GET', target, headers = {}, body, agent = false } = given
  const { hostname, port } = new URL(origin)
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname
  const start = performance.now()
  const asked = request({
    ...{ agent, host, port, method, path: target, timeout: PATIENCE_MS },
    headers: { host: `${hostname}:${port}`, ...headers },
  })
  asked.once('timeout', () => asked.destroy(new Error('no answer in time')))
  asked.end(body)
  let answer: IncomingMessage
  try {
    ;[answer] = await once(asked, 'response')
  } catch (error) {
    // A kept connection was closed in the moment it was taken up again: whoever reads just asks anew.
    if (asked.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET')
      return send(origin, given)
    throw error
  }
  const bytes = Buffer.concat(await answer.toArray())
  const ms = performance.now() - start
  const text = (await decoded(answer.headers['content-encoding'], bytes)).toString('utf8')
  const { statusCode: status = 0, rawHeaders } = answer
  return { status, headers: answer.headers, rawHeaders, text, ms }
}

export type Got = Pick<HttpAnswer, 'status' | 'text' | 'ms' | 'headers'>

type Question = {
  method?: string
  headers?: Record<string, string>
  /** Sent as a form, or as JSON. */
  body?: unknown
}

/** Asks once, over a connection of its own; a connection that broke has the status 0. */
export async function get(url: string, question: Question = {}): Promise<Got> {
  const { method = 'GET', headers = {}, body } = question
  const { origin } = new URL(url)
  const isForm = body instanceof URLSearchParams
  const sent =
    body === undefined ? undefined : Buffer.from(isForm ? String(body) : JSON.stringify(body))
  const start = performance.now()
  try {
    return await send(origin, {
      method,
      target: url.slice(origin.length) || '/',
      headers: {
        ...headers,
        ...(sent && {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          'content-length': String(sent.length),
        }),
      },
      body: sent,
    })
  } catch (error) {
    return { status: 0, headers: {}, text: String(error), ms: performance.now() - start }
  }
}

/** A form as a page without scripts sends it. */
export const post = (url: string, body: URLSearchParams) =>
  get(url, { method: 'POST', headers: { origin: new URL(url).origin }, body })

/** A call as the shop's own pages make it. */
export const call = (origin: string, path: string, question: Question = {}) =>
  get(origin + path, {
    ...question,
    headers: {
      origin,
      'sec-fetch-site': 'same-origin',
      'x-requested-with': 'storefront',
      ...question.headers,
    },
  })

/** Past the page cache, as a page nobody has asked for yet. */
export const uncached = { authorization: 'Bearer nobody' }

const traces =
  /\bat [\w.<>]+ \(|node_modules|\.tsx?:\d+|ECONN|ENOTFOUND|UND_ERR|127\.0\.0\.1|<html[^>]*>\s*<h1>upstream/

/** What an answer gives away of the inside: stacks, files, addresses. */
export const leakOf = ({ text: shown }: Got): string | null => traces.exec(shown)?.[0] ?? null

const errorMessage = (shown: string): unknown => {
  try {
    return (JSON.parse(shown) as { errorMessage?: unknown }).errorMessage
  } catch {
    return undefined
  }
}

const vietnamese = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/i

/** What is wrong with the answer to somebody whom the shop cannot serve just now; null when it is as it should be. */
export function apologyFault(got: Got, path: string, withinMs: number): string | null {
  const isCall = path.startsWith('/api/')
  const said = isCall ? errorMessage(got.text) : got.text
  if (![502, 503, 504].includes(got.status)) return `${path} answered ${got.status}`
  if (got.ms > withinMs) return `${path} answered after ${Math.round(got.ms)} ms`
  const leak = leakOf(got)
  if (leak) return `${path} shows ${leak}`
  if (typeof said !== 'string' || !vietnamese.test(said)) return `${path} says nothing readable`
  if (!isCall && !/<html[^>]* lang="vi"/.test(got.text)) return `${path} is no page`
  return null
}

/** The slowest of some answers, in words. */
export const slowest = (all: readonly Got[]) =>
  `${Math.round(Math.max(0, ...all.map(({ ms }) => ms)))} ms`

export const isFault = (fault: string | null): fault is string => fault !== null
