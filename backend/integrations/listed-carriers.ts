// Written by `npm run integrations`: every carrier.ts of the folders here. Do not edit it.
import { ghnCarrier } from '@/backend/integrations/ghn/carrier'
import { ghtkCarrier } from '@/backend/integrations/ghtk/carrier'
import { viettelPostCarrier } from '@/backend/integrations/viettel-post/carrier'

export const carriers = [ghnCarrier, ghtkCarrier, viettelPostCarrier] as const
