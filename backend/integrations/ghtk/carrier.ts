import { defineCarrier, practiceSecret } from '@/backend/integrations/carrier'
import { ghtk } from '@/backend/integrations/ghtk/client'
import { GHTK_PAGE, GHTK_SANDBOX, ghtkSandbox } from '@/backend/integrations/ghtk/simulator'
import { readGhtkNotice } from '@/backend/integrations/ghtk/webhook'

export const ghtkCarrier = defineCarrier({
  id: 'ghtk',
  connect: ghtk,
  readNotice: readGhtkNotice,
  practiceAccount: (config) => ({
    token: practiceSecret(config, 'built-in GHTK'),
    clientSource: 'HIENSACH',
    apiUrl: `http://127.0.0.1:${config.port}${GHTK_SANDBOX}`,
    noticeSecret: practiceSecret(config, 'notices of the built-in GHTK'),
    trackingUrl: `${config.publicUrl}${GHTK_PAGE}?code=`,
    pickName: 'x',
    pickTel: '0900000000',
    pickAddress: '1',
    pickProvince: 'x',
    pickDistrict: '',
    pickWard: 'x',
  }),
  practiceSite: ghtkSandbox,
})
