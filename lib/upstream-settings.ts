import { z } from 'zod/mini'

const seconds = (usual: number) =>
  z._default(
    z.pipe(
      z.pipe(z.string(), z.transform(Number)),
      z
        .number('must be a number of seconds')
        .check(
          z.minimum(0.1, 'must be at least 0.1 seconds'),
          z.maximum(300, 'must be at most 300 seconds'),
        ),
    ),
    usual,
  )

const HeaderMap = z.record(
  z.string().check(z.regex(/^[\w!#$%&'*+.^`|~-]+$/)),
  z.string().check(z.regex(/^[\x20-\x7e]*$/)),
)

function headersOf(text: string): Record<string, string> | null {
  try {
    const parsed = HeaderMap.safeParse(JSON.parse(text))
    if (!parsed.success) return null
    return Object.fromEntries(
      Object.entries(parsed.data).map(([name, value]) => [name.toLowerCase(), value]),
    )
  } catch {
    return null
  }
}

const headerProblem = 'must be a JSON object of header names and texts'
const headers = z.pipe(
  z.string().check(z.refine((text) => headersOf(text) !== null, headerProblem)),
  z.transform((text) => headersOf(text) ?? {}),
)

const prefix = z.pipe(
  z.string().check(z.regex(/^\/[\w./~-]*$/, 'must begin with a slash, such as /v1')),
  z.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
)

/** The variables that say how an upstream of one's own is spoken to. */
export const UpstreamVariables = {
  UPSTREAM_PREFIX: z._default(prefix, '/api'),
  UPSTREAM_HEADERS: z._default(headers, {}),
  UPSTREAM_CLIENT_CERT: z.optional(z.string()),
  UPSTREAM_CLIENT_KEY: z.optional(z.string()),
  UPSTREAM_CLIENT_KEY_PASSWORD: z.optional(z.string()),
  UPSTREAM_READ_SECONDS: seconds(5),
  UPSTREAM_WRITE_SECONDS: seconds(15),
  UPSTREAM_MEDIA_SECONDS: seconds(10),
}
const Variables = z.object(UpstreamVariables)

const milliseconds = (value: number) => Math.round(value * 1000)

export function upstreamSettings(values: z.output<typeof Variables>) {
  const {
    UPSTREAM_CLIENT_CERT: certFile,
    UPSTREAM_CLIENT_KEY: keyFile,
    UPSTREAM_CLIENT_KEY_PASSWORD: password,
  } = values
  return {
    /** What stands in the place of `/api` in the upstream's addresses. */
    prefix: values.UPSTREAM_PREFIX,
    /** Sent with every call, such as a key or the tenant. */
    headers: values.UPSTREAM_HEADERS,
    /** Files of the certificate the storefront shows the upstream; null without one. */
    client: certFile && keyFile ? { certFile, keyFile, password } : null,
    /** How long each kind of call may take. */
    timeouts: {
      readMs: milliseconds(values.UPSTREAM_READ_SECONDS),
      writeMs: milliseconds(values.UPSTREAM_WRITE_SECONDS),
      /** Until a file's headers arrive; its body may take longer. */
      mediaMs: milliseconds(values.UPSTREAM_MEDIA_SECONDS),
    },
  }
}
export type UpstreamSettings = ReturnType<typeof upstreamSettings>

/** A certificate without its key, or the other way round; null when both or none are there. */
export const clientCertificateProblem = (values: z.output<typeof Variables>) =>
  (values.UPSTREAM_CLIENT_CERT === undefined) === (values.UPSTREAM_CLIENT_KEY === undefined)
    ? null
    : 'UPSTREAM_CLIENT_CERT and UPSTREAM_CLIENT_KEY belong together'
