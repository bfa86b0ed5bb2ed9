import { defineGateway, type NoticeResult, practiceSecret } from '@/backend/integrations/gateway'
import { momo } from '@/backend/integrations/momo/client'
import { momoIntegration } from '@/backend/integrations/momo/definition'
import { MOMO_SANDBOX, momoSandbox } from '@/backend/integrations/momo/simulator'
import { readMomoNotice } from '@/backend/integrations/momo/webhook'

/** MoMo wants 204 for what need not be told again. */
const statuses = {
  ...{ recorded: 204, known: 204, unknown: 404, wrongAmount: 409 },
  ...{ unsigned: 401, unreadable: 400, incomplete: 400, failed: 500 },
} as const satisfies Record<NoticeResult, number>

export const momoGateway = defineGateway({
  id: 'momo',
  paymentType: 3,
  connect: momo,
  notices: {
    path: momoIntegration.callbackPath,
    method: 'POST',
    read: readMomoNotice,
    reply: (result) => new Response(null, { status: statuses[result] }),
  },
  practiceAccount: (config) => ({
    partnerCode: 'HIENSACH',
    accessKey: practiceSecret(config, 'built-in MoMo, access key').slice(0, 16),
    secretKey: practiceSecret(config, 'built-in MoMo, secret key'),
    apiUrl: `http://127.0.0.1:${config.port}${MOMO_SANDBOX}`,
  }),
  practiceSite: momoSandbox,
})
