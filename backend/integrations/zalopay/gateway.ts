import { defineGateway, type NoticeResult, practiceSecret } from '@/backend/integrations/gateway'
import { zalopay } from '@/backend/integrations/zalopay/client'
import { zalopayIntegration } from '@/backend/integrations/zalopay/definition'
import { ZALOPAY_SANDBOX, zalopaySandbox } from '@/backend/integrations/zalopay/simulator'
import { readZalopayNotice } from '@/backend/integrations/zalopay/webhook'

/** 1 heard, -1 refused, 0 to be told again. */
const codes = {
  ...{ recorded: 1, known: 1, unknown: -1, wrongAmount: -1 },
  ...{ unsigned: -1, unreadable: -1, incomplete: -1, failed: 0 },
} as const satisfies Record<NoticeResult, number>

export const zalopayGateway = defineGateway({
  id: 'zalopay',
  paymentType: 4,
  connect: zalopay,
  notices: {
    path: zalopayIntegration.callbackPath,
    method: 'POST',
    read: readZalopayNotice,
    // The status is always 200; the code in the body says whether it was heard.
    reply: (result) => Response.json({ return_code: codes[result], return_message: result }),
  },
  practiceAccount: (config) => ({
    appId: '2553',
    key1: practiceSecret(config, 'built-in ZaloPay, key 1'),
    key2: practiceSecret(config, 'built-in ZaloPay, key 2'),
    apiUrl: `http://127.0.0.1:${config.port}${ZALOPAY_SANDBOX}`,
  }),
  practiceSite: zalopaySandbox,
})
