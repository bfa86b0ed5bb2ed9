import { PAGE_STATUS, type PageStatusCode } from '@/lib/routes/page-status'

/** Stands on a page that tells of a failure in its own words, so that the gateway sends it with the status of one. */
export const PageStatus = ({ code }: { code: PageStatusCode }) => (
  <meta name={PAGE_STATUS} content={String(code)} />
)
