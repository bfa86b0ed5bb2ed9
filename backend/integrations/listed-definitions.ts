// Written by `npm run integrations`: every definition.ts of the folders here. Do not edit it.
import { bankAccount } from '@/backend/integrations/bank-account/definition'
import { bankFeeds } from '@/backend/integrations/bank-feeds/definition'
import { esmsIntegration } from '@/backend/integrations/esms/definition'
import { facebookIntegration } from '@/backend/integrations/facebook/definition'
import { ghnIntegration } from '@/backend/integrations/ghn/definition'
import { ghtkIntegration } from '@/backend/integrations/ghtk/definition'
import { googleIntegration } from '@/backend/integrations/google/definition'
import { momoIntegration } from '@/backend/integrations/momo/definition'
import { s3 } from '@/backend/integrations/s3/definition'
import { smtp } from '@/backend/integrations/smtp/definition'
import { viettelInvoices } from '@/backend/integrations/viettel-invoice/definition'
import { viettelPostIntegration } from '@/backend/integrations/viettel-post/definition'
import { vnpayIntegration } from '@/backend/integrations/vnpay/definition'
import { zaloIntegration } from '@/backend/integrations/zalo/definition'
import { zalopayIntegration } from '@/backend/integrations/zalopay/definition'

export const integrations = [
  bankAccount,
  bankFeeds,
  momoIntegration,
  vnpayIntegration,
  zalopayIntegration,
  ghnIntegration,
  ghtkIntegration,
  viettelPostIntegration,
  viettelInvoices,
  esmsIntegration,
  zaloIntegration,
  smtp,
  facebookIntegration,
  googleIntegration,
  s3,
] as const
