import { defineGateway, type NoticeResult, practiceSecret } from '@/backend/integrations/gateway'
import { vnpay } from '@/backend/integrations/vnpay/client'
import { vnpayIntegration } from '@/backend/integrations/vnpay/definition'
import { sandboxPaths, vnpaySandboxRoutes } from '@/backend/integrations/vnpay/simulator'
import { readVnpayNotice } from '@/backend/integrations/vnpay/webhook'

/** VNPAY's response codes; at 99 it sends the notice again. */
const replies = {
  recorded: ['00', 'Confirm Success'],
  unknown: ['01', 'Order not found'],
  known: ['02', 'Order already confirmed'],
  wrongAmount: ['04', 'Invalid amount'],
  unsigned: ['97', 'Fail checksum'],
  unreadable: ['99', 'Missing response code'],
  incomplete: ['99', 'Missing response code'],
  failed: ['99', 'Unknown error'],
} as const satisfies Record<NoticeResult, readonly [string, string]>

export const vnpayGateway = defineGateway({
  id: 'vnpay',
  paymentType: 0,
  connect: vnpay,
  notices: {
    path: vnpayIntegration.noticePath,
    method: 'GET',
    read: readVnpayNotice,
    // The status is always 200; the code in the body says whether VNPAY is to send it again.
    reply: (result) => Response.json({ RspCode: replies[result][0], Message: replies[result][1] }),
    codeOf: (result) => replies[result][0],
  },
  practiceAccount: (config) => ({
    tmnCode: 'HIENSACH',
    secret: practiceSecret(config, 'built-in payment site'),
    payUrl: config.publicUrl + sandboxPaths.pay,
    apiUrl: `http://127.0.0.1:${config.port}${sandboxPaths.api}`,
  }),
  practiceSite: (services, { settings, noticeUrl }) =>
    vnpaySandboxRoutes(services, { settings, ipnUrl: noticeUrl }),
})
