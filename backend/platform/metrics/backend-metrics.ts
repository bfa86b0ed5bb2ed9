import { Counter, Registry } from 'prom-client'

/** What the backend counts; the gateway shows it below its own figures. */
export const backendMetrics = new Registry()

export const rowsKeptLongEnough = new Counter({
  name: 'backend_retention_rows_total',
  help: 'Rows of people that were deleted or emptied at the end of their term',
  labelNames: ['table'],
  registers: [backendMetrics],
})
