// Written by `npm run integrations`: every gateway.ts of the folders here. Do not edit it.
import { momoGateway } from '@/backend/integrations/momo/gateway'
import { vnpayGateway } from '@/backend/integrations/vnpay/gateway'
import { zalopayGateway } from '@/backend/integrations/zalopay/gateway'

export const gateways = [momoGateway, vnpayGateway, zalopayGateway] as const
