import { Counter, Registry } from 'prom-client'

/** What the backend counts; the gateway shows it below its own figures. */
export const backendMetrics = new Registry()

/** Of a carrier that cannot be asked, what its notices came to: one that is forged usually names no parcel or goes backwards. */
export const believedCarrierNotices = new Counter({
  name: 'backend_believed_carrier_notices_total',
  help: 'Notices believed for their secret alone: recorded, or left out as of no known parcel, an unknown code, backwards, too many',
  labelNames: ['carrier', 'result'],
  registers: [backendMetrics],
})

export const rowsKeptLongEnough = new Counter({
  name: 'backend_retention_rows_total',
  help: 'Rows of people that were deleted or emptied at the end of their term',
  labelNames: ['table'],
  registers: [backendMetrics],
})
