import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { shopOf, shopVariables } from '@/backend/app/config-shop'
import { integrations } from '@/backend/integrations/definitions'
import type { InitialSettings } from '@/backend/modules/settings'
import type { Config } from '@/backend/platform/config'
import {
  accountsOf,
  environmentOf,
  variablesOf,
} from '@/backend/platform/integrations/read-accounts'

const text = z.string().min(1)
const secret = z.string().min(16, 'must have at least 16 characters')
const whole = (usual: number) => z.coerce.number().int().positive().default(usual)

const carrierIds = integrations.flatMap(({ id, kind }) => (kind === 'carrier' ? [id] : []))

const Variables = z.object({
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  BACKEND_PORT: whole(4000),
  /** Where it listens; elsewhere than on this machine only inside a network of its own. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  BACKEND_HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: text.optional(),
  /** A direct connection whose role may change tables, for migrations. */
  MIGRATION_DATABASE_URL: text.optional(),
  /** `transaction`: DATABASE_URL leads to a pooler that gives each transaction another connection. */
  DATABASE_POOLER: z.enum(['none', 'transaction']).default('none'),
  DATABASE_POOL_SIZE: whole(10),
  DATABASE_STATEMENT_SECONDS: whole(30),
  /** Whether this program answers calls, works on jobs, or both. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  /** Set: tokens live this long, and a refresh token buys the next one. */
  ACCESS_TOKEN_MINUTES: z.coerce.number().int().min(1).max(1440).optional(),
  ADMIN_SCHEME: z.enum(['2025', 'legacy']).default('2025'),
  TOKEN_SECRET: secret.optional(),
  INTERNAL_SECRET: secret.optional(),
  REVALIDATE_SECRET: secret.optional(),
  /** Whether the office asks for a second factor; a live shop does. */
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  ...shopVariables,
  WAREHOUSE_CITY: z.coerce.number().int().default(79),
  /** Refunds from this many đồng on need a second person. */
  REFUND_TWO_PERSON_FROM: z.coerce.number().int().min(0).default(500_000),
  /** Max of one person's unpaid open orders, all together: above it the shop confirms first. */
  OPEN_ORDERS_MAX: z.coerce.number().int().min(1).default(20),
  OPEN_COPIES_MAX: z.coerce.number().int().min(1).default(500),
  OPEN_VALUE_MAX: z.coerce.number().int().min(1).default(50_000_000),
  /** The usual carrier of a demonstration. */
  DEMO_CARRIER: z.enum(carrierIds).default('ghn'),
  /** Whether the shop's own table prices a parcel, or the carrier that will take it. */
  SHIPPING_FEES: z.enum(['table', 'carrier']).default('table'),
  /** Where an edit is announced; the shop's own address unless the gateway says otherwise. */
  REVALIDATE_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

const AccountVariables = z
  .object(
    Object.assign({}, ...integrations.map(environmentOf)) as Record<string, z.ZodType<string>>,
  )
  .partial()

/** The names of the environment variables read here. */
export const backendVariables = [...Object.keys(Variables.shape), ...variablesOf(integrations)]

const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '')

const drawn = () => randomBytes(32).toString('base64url')

const needsSecondFactor = ({ STAFF_SECOND_FACTOR, SHOP_MODE }: z.infer<typeof Variables>) =>
  (STAFF_SECOND_FACTOR ?? (SHOP_MODE === 'live' ? 'required' : 'optional')) === 'required'

/** Both kinds of variables; throws with the names of what is wrong. */
function readVariables(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(given)
  const named = AccountVariables.safeParse(given)
  if (!parsed.success || !named.success) {
    const issues = [parsed, named].flatMap(({ error }) => error?.issues ?? [])
    const lines = issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new Error(`The backend's configuration is not usable:\n${lines.join('\n')}`)
  }
  return { values: parsed.data, accounts: accountsOf(integrations, named.data) }
}

/** Reads and checks the environment. */
export function readConfig(
  environment: Record<string, string | undefined>,
): Config & InitialSettings {
  const { values, accounts } = readVariables(environment)
  const missing = (['TOKEN_SECRET', 'INTERNAL_SECRET', 'REVALIDATE_SECRET'] as const).filter(
    (name) => values.SHOP_MODE === 'live' && values[name] === undefined,
  )
  if (missing.length > 0) {
    throw new Error(`The backend's live mode needs ${missing.join(', ')}.`)
  }
  if (values.ROLE !== 'all' && values.DATABASE_URL === undefined)
    throw new Error(
      `ROLE=${values.ROLE} needs DATABASE_URL: the embedded database is one program's.`,
    )
  return {
    mode: values.SHOP_MODE,
    isSecondFactorRequired: needsSecondFactor(values),
    port: values.BACKEND_PORT,
    host: values.BACKEND_HOST,
    isTraced: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    dataDir: values.DATA_DIR,
    role: values.ROLE,
    databaseUrl: values.DATABASE_URL,
    database: {
      databaseUrl: values.DATABASE_URL,
      migrationUrl: values.MIGRATION_DATABASE_URL,
      isPooled: values.DATABASE_POOLER === 'transaction',
      poolSize: values.DATABASE_POOL_SIZE,
      statementTimeout: values.DATABASE_STATEMENT_SECONDS * 1000,
    },
    bucket: accounts.media,
    publicUrl: withoutSlash(values.PUBLIC_URL),
    accessTokenMinutes: values.ACCESS_TOKEN_MINUTES ?? null,
    adminScheme: values.ADMIN_SCHEME,
    initialSettings: { shop: shopOf(values), warehouseCity: values.WAREHOUSE_CITY, accounts },
    refundTwoPersonFrom: values.REFUND_TWO_PERSON_FROM,
    openOrders: {
      orders: values.OPEN_ORDERS_MAX,
      copies: values.OPEN_COPIES_MAX,
      value: values.OPEN_VALUE_MAX,
    },
    demoCarrier: values.DEMO_CARRIER,
    shippingFees: values.SHIPPING_FEES,
    revalidateUrl: values.REVALIDATE_URL ?? `${withoutSlash(values.PUBLIC_URL)}/api/revalidate`,
    tokenSecret: values.TOKEN_SECRET ?? drawn(),
    internalSecret: values.INTERNAL_SECRET ?? drawn(),
    revalidateSecret: values.REVALIDATE_SECRET ?? drawn(),
    logLevel: values.LOG_LEVEL,
  }
}
