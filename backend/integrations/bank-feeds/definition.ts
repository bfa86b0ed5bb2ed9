import { defineIntegration } from '@/backend/platform/integrations/define-integration'
import { choice, secret } from '@/backend/platform/integrations/fields'

export const bankFeeds = defineIntegration({
  id: 'transferFeed',
  kind: 'bank',
  name: 'Báo có tự động (SePay, payOS, Casso)',
  title: 'Notices of transfers',
  about: 'the service that tells of transfers on that account',
  fields: {
    name: choice(
      'TRANSFER_FEED',
      { sepay: 'SePay', payos: 'payOS', casso: 'Casso' },
      { label: 'Dịch vụ', environmentExample: 'sepay' },
    ),
    secret: secret('TRANSFER_FEED_SECRET', {
      label: 'Khóa ký thông báo',
      note: 'what it signs its notices with',
    }),
  },
  noticePath: '/payment/transfers/{name}',
  sandboxPages: ['/sandbox-pay/bank'],
})
