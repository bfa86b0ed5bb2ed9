import { site } from '@/lib/site'

const HOUR_S = 3600

/** What searchers and readers of feeds take home is away before the shop has opened. */
export const whenOpen = async (write: () => Promise<Response>): Promise<Response> =>
  (await site()).isOpen
    ? write()
    : new Response(null, { status: 503, headers: { 'retry-after': String(HOUR_S) } })
