import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { bootScript } from '@/lib/boot/boot-script'
import type { Env } from '@/lib/env'
import { visitorReader } from '@/lib/security/client-address'
import { hashSource, pagePolicy } from '@/lib/security/content-security-policy'
import { setSecurityHeaders } from '@/lib/security/security-headers'

type Settings = Pick<
  Env,
  'publicUrl' | 'shopMode' | 'trustedProxies' | 'paymentHosts' | 'adminHost'
>
type Started = { request: IncomingMessage; response: ServerResponse }

/** What a proxy says of a visitor, and what only our own programs say to each other. */
const spoken =
  /^(?:forwarded|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|content-security-policy|x-nonce|x-internal-.*)$/

const isPage = (pathname: string) => !/^\/(?:api|_next|media|og)(?:\/|$)/.test(pathname)

const joined = (value: string | string[] | undefined) => [value].flat().join(',')

/** Believes what trusted proxies say of the visitor, and nobody else. */
function headersGuard({ publicUrl, shopMode, trustedProxies }: Settings) {
  const readVisitor = visitorReader(trustedProxies)
  const { host, protocol } = new URL(publicUrl)
  return (headers: IncomingHttpHeaders, peer: string | undefined): void => {
    const visitor = readVisitor(peer, joined(headers['x-forwarded-for']))
    for (const name of Object.keys(headers)) if (spoken.test(name)) delete headers[name]
    headers['x-forwarded-for'] = visitor.address
    headers['x-forwarded-proto'] = protocol.slice(0, -1)
    // A demonstration may be reached under several names of its machine.
    if (shopMode === 'live') headers.host = host
    headers['x-forwarded-host'] = headers.host
    const id = joined(headers['x-request-id'])
    headers['x-request-id'] = visitor.isFromProxy && /^[\w-]{8,64}$/.test(id) ? id : randomUUID()
  }
}

/**
 * What the gateway does to each request, for a storefront that stands alone behind a proxy (docs/adr/0023): Node tells of every
 * request before Next reads it.
 *
 * @returns ends it
 */
export function guardRequests(settings: Settings): () => void {
  const { publicUrl, paymentHosts, adminHost } = settings
  const guardHeaders = headersGuard(settings)
  const isHttps = publicUrl.startsWith('https:')
  const options = {
    ...{ isHttps, paymentHosts, dev: false },
    adminHost: adminHost === '' ? undefined : new URL(adminHost),
  }
  const boot = hashSource(bootScript())
  const guard = (message: unknown) => {
    const { request, response } = message as Started
    const { headers, socket, url = '/' } = request
    const [pathname = '/'] = url.split('?')
    guardHeaders(headers, socket.remoteAddress)
    setSecurityHeaders(response, isHttps, pathname)
    response.setHeader('x-request-id', joined(headers['x-request-id']))
    if (!isPage(pathname)) return
    // Next marks its scripts with the nonce it finds here.
    const nonce = `'nonce-${randomBytes(16).toString('base64url')}'`
    headers['content-security-policy'] = `script-src ${nonce}`
    response.setHeader('content-security-policy', pagePolicy(options, [nonce, boot]))
  }
  subscribe('http.server.request.start', guard)
  return () => void unsubscribe('http.server.request.start', guard)
}
