import { defineCarrier, practiceSecret } from '@/backend/integrations/carrier'
import { viettelPost } from '@/backend/integrations/viettel-post/client'
import {
  VIETTEL_POST_PAGE,
  VIETTEL_POST_SANDBOX,
  viettelPostSandbox,
} from '@/backend/integrations/viettel-post/simulator'
import { readViettelPostNotice } from '@/backend/integrations/viettel-post/webhook'

export const viettelPostCarrier = defineCarrier({
  id: 'viettel-post',
  connect: viettelPost,
  isNoticeProof: true,
  readNotice: readViettelPostNotice,
  practiceAccount: (config) => ({
    token: practiceSecret(config, 'built-in Viettel Post'),
    apiUrl: `http://127.0.0.1:${config.port}${VIETTEL_POST_SANDBOX}`,
    noticeSecret: practiceSecret(config, 'notices of the built-in Viettel Post'),
    service: 'VCN',
    senderName: 'x',
    senderTel: '0900000000',
    senderAddress: 'x',
    trackingUrl: `${config.publicUrl}${VIETTEL_POST_PAGE}?code=`,
    labelPageUrl: config.publicUrl,
  }),
  practiceSite: viettelPostSandbox,
})
