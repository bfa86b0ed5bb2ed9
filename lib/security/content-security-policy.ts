import { createHash } from 'node:crypto'

export type PolicyOptions = {
  isHttps: boolean
  /** Hosts of payment sites a form may lead to. */
  paymentHosts: readonly string[]
  /** Where the upstream keeps films and pictures, when that is another origin. */
  adminHost: URL | undefined
  dev: boolean
}

/** Above this a proxy in front may drop the answer. */
export const LONGEST_POLICY = 4096

export const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`

/** The policy of a page whose known inline scripts have these hashes (docs/adr/0003). */
export function pagePolicy(options: PolicyOptions, hashes: readonly string[]): string {
  const { isHttps, paymentHosts, adminHost, dev } = options
  // React rebuilds the server's stack traces with eval while developing.
  const scripts = dev ? [...hashes, "'unsafe-eval'"] : hashes
  const films = adminHost ? [adminHost.origin] : []
  const directives = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    // Libraries for toasts and React's style props write styles; a style cannot run.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', 'https:', ...films],
    ['media-src', "'self'", 'blob:', ...films],
    ['font-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...(dev ? ['ws:'] : [])],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...paymentHosts.map((host) => `https://${host}`)],
    ['frame-ancestors', "'none'"],
    ...(isHttps ? [['upgrade-insecure-requests']] : []),
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** What is no page runs nothing, also when somebody opens it as one (a drawing, an error). */
export const filePolicy = "script-src 'none'; base-uri 'none'; frame-ancestors 'none'"
