import type { Bucket } from '@/backend/platform/media/bucket-store'

/** What the environment says; `app/config.ts` reads it. */
export type Config = {
  mode: 'demo' | 'live'
  isSecondFactorRequired: boolean
  port: number
  host: string
  /** Somebody collects traces. */
  isTraced: boolean
  dataDir: string
  role: 'all' | 'web' | 'worker'
  databaseUrl: string | undefined
  database: {
    databaseUrl: string | undefined
    migrationUrl: string | undefined
    isPooled: boolean
    poolSize: number
    statementTimeout: number
  }
  /** Null: files lie in `dataDir`. */
  bucket: Bucket | null
  publicUrl: string
  /** Null: a token lives as long as its session, and none is renewed. */
  accessTokenMinutes: number | null
  adminScheme: '2025' | 'legacy'
  refundTwoPersonFrom: number
  /** The most one person may have open without money. */
  openOrders: { orders: number; copies: number; value: number }
  /** The id of the usual carrier of a demonstration. */
  demoCarrier: string
  shippingFees: 'table' | 'carrier'
  revalidateUrl: string
  tokenSecret: string
  internalSecret: string
  revalidateSecret: string
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}
