import { Agent, type IncomingHttpHeaders } from 'node:http'
import { send } from '@/e2e/support/http'
import type { RunningShop } from '@/e2e/support/shop'

/** Where the proxy of these checks speaks from: the one address the shop believes. Every Linux machine has it. */
export const PROXY = '127.0.0.2'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  cookies: readonly string[]
  body: string
}

export type Asking = {
  method?: string | undefined
  headers?: Record<string, string> | undefined
  body?: string | undefined
}

const proxyAgent = new Agent({ keepAlive: true, localAddress: PROXY, maxSockets: 64 })
const plainAgent = new Agent({ keepAlive: true, maxSockets: 64 })

async function answerOf(
  origin: string,
  agent: Agent,
  path: string,
  { method, headers, body }: Asking,
): Promise<Answer> {
  const got = await send(origin, { agent, method, target: path, headers, body })
  return {
    status: got.status,
    headers: got.headers,
    cookies: got.headers['set-cookie'] ?? [],
    body: got.text,
  }
}

/** Asks without a proxy, as somebody who reaches the port itself. */
export const askPlainly = (origin: string, path: string, asking: Asking = {}) =>
  answerOf(origin, plainAgent, path, asking)

export const jsonOf = ({ body }: Answer) => {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

type Place = { shop: RunningShop; site: string; address: string }

/** A browser with cookies and an address of its own, behind a proxy that has taken TLS off. */
export function browse({ shop, site, address }: Place) {
  const jar = new Map<string, string>()
  const written: string[] = []
  const keep = (cookies: readonly string[]) => {
    for (const header of cookies) {
      written.push(header)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      const isGone = value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(header)
      if (isGone) jar.delete(name)
      else jar.set(name, value)
    }
  }
  const cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function ask(path: string, { method, headers, body }: Asking = {}): Promise<Answer> {
    const answer = await answerOf(shop.origin, proxyAgent, path, {
      method,
      body,
      headers: {
        host: new URL(site).host,
        'x-forwarded-for': address,
        'x-forwarded-proto': 'https',
        ...(jar.size > 0 && { cookie: cookieHeader() }),
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    })
    keep(answer.cookies)
    return answer
  }

  /** What a page of the shop sends. */
  const call = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    ask(path, {
      method,
      headers: {
        'x-requested-with': 'storefront',
        origin: site,
        'sec-fetch-site': 'same-origin',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })

  return {
    address,
    jar,
    /** Every `Set-Cookie` that came. */
    written,
    ask,
    call,
    signIn: async (Email: string, Password: string) => {
      const answer = await call('POST', '/api/Authentication/Login', {
        ...{ Email, Password, remember: true },
      })
      if (answer.status !== 200) throw new Error(`${Email} could not sign in: ${answer.body}`)
      return answer
    },
  }
}
export type Browser = ReturnType<typeof browse>
