import { readFileSync } from 'node:fs'
import type { UpstreamSettings } from '@/lib/upstream-settings'

export type UpstreamFetch = (address: string, init: RequestInit) => Promise<Response>

/** Node's own fetch knows no client certificate; the package it is made from does. */
async function fetchWithCertificate(
  client: NonNullable<UpstreamSettings['client']>,
  ca: string | undefined,
) {
  const { Agent, fetch } = await import('undici')
  const dispatcher = new Agent({
    connect: {
      cert: readFileSync(client.certFile),
      key: readFileSync(client.keyFile),
      ...(client.password && { passphrase: client.password }),
      ...(ca && { ca }),
    },
  })
  const ask = fetch as unknown as UpstreamFetch
  return (address: string, init: RequestInit) =>
    ask(address, { ...init, dispatcher } as RequestInit)
}

/**
 * How the upstream is reached: over mutual TLS when a client certificate is configured.
 *
 * @param ca whom to believe instead of those Node knows; NODE_EXTRA_CA_CERTS adds to them
 */
export function createUpstreamFetch(
  client: UpstreamSettings['client'],
  ca?: string,
): UpstreamFetch {
  // Looked up at each call: tests put another in its place.
  if (client === null) return (address, init) => globalThis.fetch(address, init)
  const prepared = fetchWithCertificate(client, ca)
  return async (address, init) => (await prepared)(address, init)
}
