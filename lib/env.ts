import { randomBytes } from 'node:crypto'
import { z } from 'zod/mini'
import { allPaymentSites } from '@/contract/shop/payment-sites'
import { NotificationUrl, ZaloUrl } from '@/contract/shop-links'
import { isProxy } from '@/lib/security/client-address'
import {
  clientCertificateProblem,
  UpstreamVariables,
  upstreamSettings,
} from '@/lib/upstream-settings'

const address = z
  .string()
  .check(
    z.refine(
      (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
      'must be an http(s) address',
    ),
  )
const origin = z.pipe(
  address,
  z.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
)
const list = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
)
const secret = z.string().check(z.minLength(16, 'must have at least 16 characters'))

const eachLike = (pattern: RegExp, problem: string) =>
  z._default(list.check(z.refine((all) => all.every((one) => pattern.test(one)), problem)), [])

const Variables = z.object({
  PUBLIC_URL: z.optional(origin),
  UPSTREAM_URL: z.optional(origin),
  ...UpstreamVariables,
  REDIS_URL: z.optional(z.string()),
  METRICS: z.optional(z.enum(['0', '1'])),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(address),
  BEHIND_GATEWAY: z.optional(z.literal('1')),
  TRUSTED_PROXIES: z._default(
    list.check(z.refine((all) => all.every(isProxy), 'must list addresses or ranges, or loopback')),
    [],
  ),
  OWN_BACKEND: z.optional(z.literal('1')),
  SANDBOX_PAGES: z._default(list, []),
  SHOP_MODE: z.optional(z.enum(['demo', 'live'])),
  ADMIN_HOST: z.optional(origin),
  IMAGE_HOST_MARKER: z._default(z.string(), '/media/'),
  NEXTAUTH_SECRET: z.optional(secret),
  INTERNAL_SECRET: z.optional(secret),
  REVALIDATE_SECRET: z.optional(secret),
  PAYMENT_HOSTS: z.optional(list),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_ISSUER: z.optional(address),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_LOGIN_URL: z._default(address, 'https://www.facebook.com/v21.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: z._default(origin, 'https://graph.facebook.com'),
  APP_LINKS_ANDROID_PACKAGE: z.optional(z.string()),
  APP_LINKS_ANDROID_CERTS: eachLike(
    /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/,
    'must be SHA-256 fingerprints such as A1:B2:…',
  ),
  APP_LINKS_IOS: eachLike(/^[0-9A-Z]{10}\.\S+$/, 'must be ids such as TEAMID1234.vn.sach.app'),
  SHOP_NAME: z.optional(z.string()),
  SHOP_COMPANY: z.optional(z.string()),
  SHOP_ADDRESS: z.optional(z.string()),
  SHOP_WAREHOUSE: z.optional(z.string()),
  SHOP_HOTLINES: z.optional(list),
  SHOP_EMAIL: z.optional(z.string()),
  SHOP_TAX_CODE: z.optional(z.string()),
  SHOP_REGISTRATION: z.optional(z.string()),
  SHOP_ZALO: z.optional(ZaloUrl),
  SHOP_NOTIFICATION_URL: z.optional(NotificationUrl),
  SHOP_LOGO_URL: z.optional(z.string()),
})

/** The names of the environment variables read here. */
export const storefrontVariables = Object.keys(Variables.shape)

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
const isLoopback = (url: string) => loopback.has(new URL(url).hostname)

/** Hosts of payment sites; money goes nowhere from its sandbox, so a live shop sends nobody there unless told to. */
export const usualPaymentHosts = (mode: 'demo' | 'live') => [
  ...(mode === 'demo' ? allPaymentSites.flatMap(({ testHosts }) => testHosts) : []),
  ...allPaymentSites.flatMap(({ hosts }) => hosts),
]

/** The mode when SHOP_MODE is not set (docs/adr/0013). */
const usualMode = (publicUrl: string | undefined, upstreamUrl: string | undefined) =>
  (publicUrl === undefined || isLoopback(publicUrl)) && upstreamUrl === undefined ? 'demo' : 'live'

const liveNeeds = ['PUBLIC_URL', 'NEXTAUTH_SECRET', 'INTERNAL_SECRET', 'REVALIDATE_SECRET'] as const

const refuse = (problems: string[]): never => {
  throw new Error(
    `The configuration is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
  )
}

const generated = new Map<string, string>()
/** In demonstration mode a missing secret is generated once per process, so that `next dev` needs no configuration. */
function generatedSecret(name: string): string {
  const known = generated.get(name) ?? randomBytes(32).toString('base64url')
  generated.set(name, known)
  return known
}

function modeOf(values: z.output<typeof Variables>): 'demo' | 'live' {
  const mode = values.SHOP_MODE ?? usualMode(values.PUBLIC_URL, values.UPSTREAM_URL)
  if (mode === 'live') {
    const missing = liveNeeds.filter((name) => values[name] === undefined)
    if (missing.length > 0)
      refuse(missing.map((name) => `${name} is required when SHOP_MODE is live`))
  } else if (values.PUBLIC_URL !== undefined && !isLoopback(values.PUBLIC_URL)) {
    refuse(['SHOP_MODE must be live when PUBLIC_URL is not on this machine'])
  }
  return mode
}

function androidApp(values: z.output<typeof Variables>) {
  const { APP_LINKS_ANDROID_PACKAGE: packageName, APP_LINKS_ANDROID_CERTS: certificates } = values
  if ((packageName === undefined) !== (certificates.length === 0))
    refuse(['APP_LINKS_ANDROID_PACKAGE and APP_LINKS_ANDROID_CERTS belong together'])
  return packageName === undefined ? null : { packageName, certificates }
}

/** Parses the variables; throws one error that names every field that is wrong. */
export function readEnv(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, text]) => text !== undefined && text.trim() !== ''),
  )
  const parsed = Variables.safeParse(given)
  if (!parsed.success)
    return refuse(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const values = parsed.data
  const shopMode = modeOf(values)
  const certificateProblem = clientCertificateProblem(values)
  if (certificateProblem) refuse([certificateProblem])
  const android = androidApp(values)
  const upstreamUrl = values.UPSTREAM_URL ?? 'http://127.0.0.1:4000'
  return {
    shopMode,
    /** Without a slash at the end, like the two below. */
    publicUrl: values.PUBLIC_URL ?? 'http://localhost:3000',
    upstreamUrl,
    upstream: upstreamSettings(values),
    /** Shared by the storefronts of one shop; undefined where there is one. */
    redisUrl: values.REDIS_URL,
    /** Somebody collects traces. */
    isTraced: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    /** False: this storefront stands alone behind a proxy, and does itself what the gateway would. */
    isBehindGateway: values.BEHIND_GATEWAY === '1',
    /** Whose word on a visitor is believed; meant for a storefront that stands alone. */
    trustedProxies: values.TRUSTED_PROXIES,
    /** Behind the gateway it is the gateway that shows them. */
    hasMetrics: values.METRICS === '1',
    /** The upstream is the backend of this repository; the gateway says so when it has started it. */
    hasOwnBackend: values.OWN_BACKEND === '1' || values.UPSTREAM_URL === undefined,
    /** The pages of the demonstration's practice sites; who starts the backend says them. */
    sandboxPages: values.SANDBOX_PAGES,
    adminHost: values.ADMIN_HOST ?? '',
    imageHostMarker: values.IMAGE_HOST_MARKER,
    nextauthSecret: values.NEXTAUTH_SECRET ?? generatedSecret('NEXTAUTH_SECRET'),
    internalSecret: values.INTERNAL_SECRET ?? generatedSecret('INTERNAL_SECRET'),
    revalidateSecret: values.REVALIDATE_SECRET ?? generatedSecret('REVALIDATE_SECRET'),
    /** Hosts a buyer may be sent to for paying. */
    paymentHosts: values.PAYMENT_HOSTS ?? usualPaymentHosts(shopMode),
    google: pair(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET, values.GOOGLE_ISSUER),
    facebook: pair(values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET),
    /** Facebook's login dialog and its API. */
    facebookLoginUrl: values.FACEBOOK_LOGIN_URL,
    facebookGraphUrl: values.FACEBOOK_GRAPH_URL,
    /** The apps that open the shop's addresses themselves. */
    appLinks: { android, ios: values.APP_LINKS_IOS },
    site: {
      name: values.SHOP_NAME,
      company: values.SHOP_COMPANY,
      address: values.SHOP_ADDRESS,
      warehouse: values.SHOP_WAREHOUSE,
      hotlines: values.SHOP_HOTLINES,
      email: values.SHOP_EMAIL,
      taxCode: values.SHOP_TAX_CODE,
      registration: values.SHOP_REGISTRATION,
      zaloUrl: values.SHOP_ZALO,
      notificationUrl: values.SHOP_NOTIFICATION_URL,
      logoUrl: values.SHOP_LOGO_URL,
    },
  }
}

const pair = (
  id: string | undefined,
  clientSecret: string | undefined,
  issuer?: string | undefined,
) => (id && clientSecret ? { id, secret: clientSecret, issuer } : null)

export type Env = ReturnType<typeof readEnv>

let read: Env | undefined

/** The storefront's configuration, read when first asked for, never while building. */
export function env(): Env {
  read ??= readEnv(process.env)
  return read
}

/** next-auth reads the shop's URL from the environment and would otherwise assume port 3000. */
export function setNextAuthUrl(): void {
  process.env.NEXTAUTH_URL ??= env().publicUrl
}
