import { firstValue, type SearchParams } from '@/lib/routes/read-query'

/** The query key under which staff see what readers do not see yet; the gateway keeps no copy of such an address. */
const PREVIEW = 'xem-truoc'

export const previewOf = (path: string) => `${path}?${PREVIEW}=1`

export const asksForPreview = (query: SearchParams) => firstValue(query[PREVIEW]) === '1'
