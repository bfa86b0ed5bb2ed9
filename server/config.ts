import { resolve } from 'node:path'
import { z } from 'zod'
import { usualPaymentHosts } from '@/lib/env'
import { isProxy } from '@/lib/security/client-address'
import {
  clientCertificateProblem,
  UpstreamVariables,
  upstreamSettings,
} from '@/lib/upstream-settings'

const wholeNumber = (least: number, most: number) => {
  const what = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(what).int(what).min(least, what).max(most, what)
}
const port = wholeNumber(1, 65_535)

const address = (protocol: RegExp, example: string) =>
  z
    .url({ protocol, error: `must be an address such as ${example}` })
    .transform((text) => new URL(text))
const webAddress = (example: string) => address(/^https?$/, example)

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const secret = z.string().min(16, 'must have at least 16 characters')

const Variables = z.object({
  SHOP_MODE: z.enum(['demo', 'live'], 'must be demo or live').optional(),
  PUBLIC_URL: webAddress('https://sach.example').optional(),
  UPSTREAM_URL: webAddress('https://api.sach.example').optional(),
  ...UpstreamVariables,
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://collector:4318').optional(),
  HOST: z.string().optional(),
  PORT: port.default(3000),
  BACKEND_PORT: port.optional(),
  NEXT_PORT: port.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user@host:5432/name').optional(),
  REDIS_URL: address(/^rediss?$/, 'redis://host:6379').optional(),
  CACHE_MB: wholeNumber(8, 65_536).default(128),
  SOCKETS_PER_ADDRESS: wholeNumber(10, 1_000_000).default(1_000),
  SEARCHES_PER_ADDRESS: wholeNumber(10, 1_000_000).default(600),
  LAZY_HYDRATION: z.enum(['on', 'off'], 'must be on or off').default('on'),
  METRICS: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  TRUSTED_PROXIES: list
    .refine(
      (all) => all.every(isProxy),
      'must list addresses or ranges such as 10.0.0.0/8, or loopback',
    )
    .default([]),
  PAYMENT_HOSTS: list.optional(),
  SMTP_URL: z.string().optional(),
  ADMIN_HOST: webAddress('https://admin.sach.example').optional(),
  NEXTAUTH_SECRET: secret.optional(),
  TOKEN_SECRET: secret.optional(),
  INTERNAL_SECRET: secret.optional(),
  REVALIDATE_SECRET: secret.optional(),
})

/** The names of the environment variables read here. */
export const gatewayVariables = Object.keys(Variables.shape)
type Values = z.output<typeof Variables>

export const secretNames = [
  'NEXTAUTH_SECRET',
  'TOKEN_SECRET',
  'INTERNAL_SECRET',
  'REVALIDATE_SECRET',
] as const
export type SecretName = (typeof secretNames)[number]
export type Secrets = Record<SecretName, string>

/** Secrets with one value: who learns one of them would have the others. */
const sharedSecrets = (values: Values) =>
  secretNames.filter((name) =>
    secretNames.some((other) => other !== name && values[name] && values[other] === values[name]),
  )

const isLoopback = (hostname: string) =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  hostname === '::1' ||
  /^127(\.\d+){3}$/.test(hostname)

const isHttpsOrLoopback = (url: URL) => url.protocol === 'https:' || isLoopback(url.hostname)

type Mode = 'demo' | 'live'
/** What is wrong, beside false for what is not. */
type Problems = (string | false)[]

const isOnThisMachine = ({ PUBLIC_URL }: Values) =>
  PUBLIC_URL === undefined || isLoopback(PUBLIC_URL.hostname)

function commonProblems(values: Values): Problems {
  const { PUBLIC_URL: publicUrl } = values
  const shared = sharedSecrets(values)
  const certificate = clientCertificateProblem(values)
  return [
    shared.length > 0 && `${shared.join(' and ')} must differ: draw each on its own.`,
    certificate !== null && `${certificate}.`,
    publicUrl !== undefined &&
      publicUrl.href !== `${publicUrl.origin}/` &&
      'PUBLIC_URL must be an origin alone, without a path, a query or a password.',
  ]
}

const demoProblems = (values: Values): Problems => [
  !isOnThisMachine(values) &&
    'SHOP_MODE=demo serves this machine alone (demo accounts, open mail page): for a PUBLIC_URL elsewhere set SHOP_MODE=live.',
  values.HOST !== undefined &&
    !isLoopback(values.HOST) &&
    'HOST must be a loopback address in demonstration mode; SHOP_MODE=live may listen elsewhere.',
]

function liveProblems(values: Values): Problems {
  const { PUBLIC_URL: publicUrl, UPSTREAM_URL: upstreamUrl } = values
  const isSaid = values.SHOP_MODE === 'live'
  // Tokens are the upstream's own affair.
  const needed = secretNames.filter((name) => name !== 'TOKEN_SECRET' || upstreamUrl === undefined)
  return [
    !isSaid &&
      (isOnThisMachine(values)
        ? 'SHOP_MODE must be set when UPSTREAM_URL is: live to serve customers, demo to try it on this machine.'
        : 'SHOP_MODE=live must be set when PUBLIC_URL is not on this machine.'),
    publicUrl === undefined &&
      'PUBLIC_URL is required: the address customers type, such as https://sach.example.',
    publicUrl !== undefined &&
      !isHttpsOrLoopback(publicUrl) &&
      'PUBLIC_URL must begin with https://.',
    upstreamUrl !== undefined &&
      !isHttpsOrLoopback(upstreamUrl) &&
      'UPSTREAM_URL must begin with https://.',
    ...needed.map(
      (name) =>
        values[name] === undefined &&
        `${name} is required: at least 16 random characters, for example from: openssl rand -base64 32`,
    ),
  ]
}

/** What stands in the way of starting, apart from values that cannot be read at all. */
const problemsOf = (values: Values, mode: Mode) =>
  [
    ...commonProblems(values),
    ...(mode === 'demo' ? demoProblems(values) : liveProblems(values)),
  ].filter((problem) => problem !== false)

/** Never from NODE_ENV, and DATABASE_URL does not change it (docs/adr/0013). */
const modeOf = (values: Values): Mode =>
  values.SHOP_MODE ??
  (isOnThisMachine(values) && values.UPSTREAM_URL === undefined ? 'demo' : 'live')

function settle(values: Values, mode: Mode, root: string) {
  return {
    mode,
    host: values.HOST ?? '127.0.0.1',
    port: values.PORT,
    publicUrl: values.PUBLIC_URL ?? new URL(`http://localhost:${values.PORT}`),
    /** Set when the owner runs an upstream; the backend of this repository is then not started. */
    upstreamUrl: values.UPSTREAM_URL,
    upstream: upstreamSettings(values),
    /** Somebody collects traces. */
    isTraced: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    /** Undefined: the usual port, or a free one when it is taken. */
    backendPort: values.BACKEND_PORT,
    nextPort: values.NEXT_PORT,
    dataDir: resolve(root, values.DATA_DIR),
    trustedProxies: values.TRUSTED_PROXIES,
    /** Where gateways tell each other of edits; undefined where there is only one. */
    redisUrl: values.REDIS_URL,
    cacheBytes: values.CACHE_MB * 1024 * 1024,
    /** A demonstration listens on this machine alone. */
    hasMetrics: values.METRICS === undefined ? mode === 'demo' : values.METRICS === '1',
    socketsPerAddress: values.SOCKETS_PER_ADDRESS,
    searchesPerAddress: values.SEARCHES_PER_ADDRESS,
    /** Whether the scripts of read pages wait for the first interaction. */
    lazyHydration: values.LAZY_HYDRATION === 'on',
    paymentHosts: values.PAYMENT_HOSTS ?? usualPaymentHosts(mode),
    adminHost: values.ADMIN_HOST,
    /** False: our backend has no server to send e-mails through. */
    sendsMail: values.UPSTREAM_URL !== undefined || values.SMTP_URL !== undefined,
    /** Complete in live mode; a demonstration draws what is missing, see secrets.ts. */
    secrets: Object.fromEntries(
      secretNames.flatMap((name) => (values[name] ? [[name, values[name]]] : [])),
    ) as Partial<Record<SecretName, string>>,
  }
}

export type Config = ReturnType<typeof settle>

/** Reads the environment; `problems` names everything that is wrong at once, and never repeats a secret's value. */
export function readConfig(
  environment: Record<string, string | undefined>,
  root: string,
): { config: Config } | { problems: string[] } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, text]) => text !== undefined && text.trim() !== ''),
  )
  const parsed = Variables.safeParse(given)
  const issues = parsed.error?.issues ?? []
  const unreadable = new Set(issues.map(({ path }) => String(path[0])))
  // What can be read is judged all the same, so that everything is told at once.
  const readable = Object.entries(given).filter(([name]) => !unreadable.has(name))
  const values = parsed.data ?? Variables.parse(Object.fromEntries(readable))
  const mode = modeOf(values)
  const problems = [
    ...issues.map(({ path, message }) => `${String(path[0])} ${message}.`),
    ...problemsOf(values, mode).filter((problem) => !unreadable.has(problem.split(' ')[0] ?? '')),
  ]
  return problems.length > 0 ? { problems } : { config: settle(values, mode, root) }
}
