import { defineCarrier, practiceSecret } from '@/backend/integrations/carrier'
import { ghn } from '@/backend/integrations/ghn/client'
import { GHN_PAGE, GHN_SANDBOX, ghnSandbox } from '@/backend/integrations/ghn/simulator'
import { readGhnNotice } from '@/backend/integrations/ghn/webhook'

export const ghnCarrier = defineCarrier({
  id: 'ghn',
  connect: ghn,
  readNotice: readGhnNotice,
  practiceAccount: (config) => ({
    token: practiceSecret(config, 'built-in GHN'),
    shopId: '1',
    apiUrl: `http://127.0.0.1:${config.port}${GHN_SANDBOX}`,
    noticeSecret: practiceSecret(config, 'notices of the built-in GHN'),
    trackingUrl: `${config.publicUrl}${GHN_PAGE}?code=`,
  }),
  practiceSite: ghnSandbox,
})
