import { integrations } from '@/backend/integrations/definitions'
import { variablesOf } from '@/backend/platform/integrations/read-accounts'
import type { Config, Secrets } from '@/server/config'

type Environment = Record<string, string | undefined>

/** What any process needs from the machine. A name with a star at its end stands for all that begin so. */
const machine = [
  'PATH',
  'HOME',
  'USER',
  'TMPDIR',
  'TEMP',
  'TMP',
  'TZ',
  'LANG',
  'LC_*',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'SystemRoot',
  'LD_LIBRARY_PATH',
]
const everyone = [...machine, 'OTEL_*', 'SHOP_*', 'ADMIN_HOST', 'LOG_LEVEL', 'REDIS_URL']
const storefront = [
  'UPSTREAM_*',
  'GOOGLE_*',
  'FACEBOOK_*',
  'APP_LINKS_*',
  'IMAGE_HOST_MARKER',
  'PAYMENT_HOSTS',
]
const backend = [
  'DATABASE_*',
  'MIGRATION_DATABASE_URL',
  'ROLE',
  'BACKEND_HOST',
  'ADMIN_SCHEME',
  'ACCESS_TOKEN_MINUTES',
  'WAREHOUSE_*',
  'REFUND_*',
  'OPEN_*',
  'DEMO_CARRIER',
  'SHIPPING_FEES',
  'STAFF_SECOND_FACTOR',
  ...variablesOf(integrations),
]

/** The variables whose names are listed, in a new object. */
function pick(environment: Environment, names: readonly string[]): Record<string, string> {
  const isListed = (name: string) =>
    names.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one))
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && isListed(entry[0]),
    ),
  )
}

const common = ({ mode, publicUrl, dataDir }: Config) => ({
  SHOP_MODE: mode,
  PUBLIC_URL: publicUrl.origin,
  DATA_DIR: dataDir,
})

const quiet = { NEXT_TELEMETRY_DISABLED: '1', __NEXT_PROCESSED_ENV: 'true' }

/** The pages of the services that a demonstration plays. */
export const sandboxPages: readonly string[] = integrations.flatMap((one) =>
  'sandboxPages' in one ? one.sandboxPages : [],
)

/** For `next build`, which needs no secret and no upstream. Next's own reading of .env is switched off, here and below. */
export const buildEnvironment = (environment: Environment) => ({
  ...pick(environment, [...machine, 'CI', 'NEXT_OUTPUT', 'BEHIND_GATEWAY']),
  ...quiet,
})

export const nextEnvironment = (
  environment: Environment,
  config: Config,
  secrets: Secrets,
  upstreamUrl: string,
) => ({
  ...pick(environment, [...everyone, ...storefront]),
  ...common(config),
  ...quiet,
  UPSTREAM_URL: upstreamUrl,
  BEHIND_GATEWAY: '1',
  ...(config.upstreamUrl === undefined && { OWN_BACKEND: '1' }),
  ...(config.mode === 'demo' && { SANDBOX_PAGES: sandboxPages.join(',') }),
  NEXTAUTH_URL: config.publicUrl.origin,
  NEXTAUTH_SECRET: secrets.NEXTAUTH_SECRET,
  INTERNAL_SECRET: secrets.INTERNAL_SECRET,
  REVALIDATE_SECRET: secrets.REVALIDATE_SECRET,
})

export const backendEnvironment = (
  environment: Environment,
  config: Config,
  secrets: Secrets,
  port: number,
) => ({
  ...pick(environment, [...everyone, ...backend]),
  ...common(config),
  BACKEND_PORT: String(port),
  /** Where edits are sent; the gateway listens on this machine whatever PUBLIC_URL says. */
  REVALIDATE_URL: `http://${/^(?:0\.0\.0\.0|::)$/.test(config.host) ? '127.0.0.1' : config.host}:${config.port}/api/revalidate`,
  TOKEN_SECRET: secrets.TOKEN_SECRET,
  INTERNAL_SECRET: secrets.INTERNAL_SECRET,
  REVALIDATE_SECRET: secrets.REVALIDATE_SECRET,
})
