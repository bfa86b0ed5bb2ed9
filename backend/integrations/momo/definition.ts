import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import { baseAddress, secret, text, token } from '@/backend/platform/integrations/fields'

export const momoIntegration = defineIntegration({
  id: 'momo',
  kind: 'payment',
  name: 'Ví MoMo',
  title: 'MoMo',
  about: 'a wallet; its host also stands in PAYMENT_HOSTS',
  fields: {
    partnerCode: text('MOMO_PARTNER_CODE', { label: 'Partner Code' }),
    accessKey: token('MOMO_ACCESS_KEY', { label: 'Access Key' }),
    secretKey: secret('MOMO_SECRET_KEY', { label: 'Secret Key' }),
    apiUrl: baseAddress('MOMO_API_URL', ['momo.vn'], {
      label: 'Địa chỉ API',
      example: 'https://payment.momo.vn',
      environmentExample: 'https://test-payment.momo.vn',
    }),
  },
  callbackPath: '/payment/momo/ipn',
  sandboxPages: ['/sandbox-pay/momo/pay'],
})

export type MomoSettings = AccountOf<typeof momoIntegration>
