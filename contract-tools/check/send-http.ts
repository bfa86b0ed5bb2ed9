import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Answer, Send, Sent } from '@/contract-tools/check/answer'
import { isPrivate } from '@/contract-tools/check/private-address'

export type Limits = { timeoutMs: number; bytes: number; redirects: number }
const usualLimits: Limits = { timeoutMs: 10_000, bytes: 5_000_000, redirects: 3 }

type Options = { allowPrivate: boolean; limits?: Partial<Limits> }

class Failure extends Error {}

const refusePrivate = (address: string) =>
  new Failure(`${address} is a private address: --allow-private`)

/** Looks at the address the connection is really made to, so that no name can lead inside afterwards. */
const publicLookup: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (error, addresses) => {
    const inner = addresses?.find(({ address }) => isPrivate(address))
    if (error) done(error, '')
    else if (inner) done(refusePrivate(`${host} (${inner.address})`), '')
    else if (options.all) done(null, addresses)
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })

async function textOf(response: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) throw new Failure(`more than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

const failureText = (error: unknown, { timeoutMs }: Limits): string => {
  if (error instanceof Failure) return error.message
  const { name, message, code, cause } = error as Error & { code?: string; cause?: unknown }
  if (cause instanceof Failure) return cause.message
  return name === 'AbortError' || name === 'TimeoutError'
    ? `no whole answer within ${timeoutMs} ms`
    : `no connection: ${code ?? message}`
}

function exchange(
  url: URL,
  { method, headers, body }: Sent,
  options: RequestOptions,
  limits: Limits,
) {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<Answer>((done, fail) => {
    const asked = request(url, { ...options, method, headers }, (response) => {
      textOf(response, limits.bytes)
        .then((text) =>
          done({ status: response.statusCode ?? 0, headers: headersOf(response), text }),
        )
        .catch((error: unknown) => {
          asked.destroy()
          fail(error)
        })
    })
    asked.once('error', fail)
    asked.end(body)
  })
}

const locationOf = (answer: Answer, url: URL): URL | undefined => {
  if (answer.failure !== undefined || answer.status < 300 || answer.status > 399) return undefined
  const { location } = answer.headers
  return location && URL.canParse(location, url.href) ? new URL(location, url) : undefined
}

/** Asks an upstream over HTTP. Sizes, time and redirects are bounded; tokens never go to another host. */
export function createSend(base: string, { allowPrivate, limits: given = {} }: Options): Send {
  const limits = { ...usualLimits, ...given }
  const root = new URL(base)

  /** Where an answer sends on to; undefined when it is the answer. */
  function nextOf(answer: Answer, sent: Sent, url: URL, left: number): URL | undefined {
    const next = locationOf(answer, url)
    if (!next) return undefined
    if (next.origin !== root.origin) throw new Failure(`sent on to another host, ${next.origin}`)
    if (sent.method !== 'GET') throw new Failure(`a ${sent.method} is sent on to ${next.pathname}`)
    if (left === 0) throw new Failure(`sent on more than ${limits.redirects} times`)
    return next
  }

  async function follow(sent: Sent, url: URL, signal: AbortSignal, left: number): Promise<Answer> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!allowPrivate && isIP(host) && isPrivate(host)) throw refusePrivate(host)
    const options: RequestOptions = { signal, ...(allowPrivate ? {} : { lookup: publicLookup }) }
    const answer = await exchange(url, sent, options, limits)
    const next = nextOf(answer, sent, url, left)
    return next ? follow(sent, next, signal, left - 1) : answer
  }

  return async (sent) => {
    const url = new URL(root.href.replace(/\/+$/, '') + sent.path)
    const signal = AbortSignal.timeout(limits.timeoutMs)
    try {
      return await follow(sent, url, signal, limits.redirects)
    } catch (error) {
      return { failure: failureText(error, limits) }
    }
  }
}
