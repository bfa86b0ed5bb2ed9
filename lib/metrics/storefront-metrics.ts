import 'server-only'
import { Counter, Registry } from 'prom-client'

function createStorefrontMetrics() {
  const register = new Registry()
  const rowsLeftOut = new Counter({
    name: 'storefront_rows_left_out_total',
    help: 'Rows of the upstream’s lists that did not fit the contract',
    labelNames: ['call', 'field'],
    registers: [register],
  })
  return { register, rowsLeftOut }
}

type StorefrontMetrics = ReturnType<typeof createStorefrontMetrics>

const KEY = Symbol.for('hien-sach.storefront-metrics')
const shared = globalThis as { [KEY]?: StorefrontMetrics }

/** What the storefront counts; Next loads this module once for each kind of entry, and all of them count together. */
export function storefrontMetrics(): StorefrontMetrics {
  shared[KEY] ??= createStorefrontMetrics()
  return shared[KEY]
}
