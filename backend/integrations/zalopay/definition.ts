import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import { baseAddress, secret, text } from '@/backend/platform/integrations/fields'

export const zalopayIntegration = defineIntegration({
  id: 'zalopay',
  kind: 'payment',
  name: 'Ví ZaloPay',
  title: 'ZaloPay',
  about: 'a wallet; its host also stands in PAYMENT_HOSTS',
  fields: {
    appId: text('ZALOPAY_APP_ID', { label: 'App ID' }),
    key1: secret('ZALOPAY_KEY1', { label: 'Key 1', note: 'signs what the shop asks' }),
    key2: secret('ZALOPAY_KEY2', { label: 'Key 2', note: 'signs what ZaloPay tells' }),
    apiUrl: baseAddress('ZALOPAY_API_URL', ['zalopay.vn'], {
      label: 'Địa chỉ API',
      example: 'https://openapi.zalopay.vn',
      environmentExample: 'https://sb-openapi.zalopay.vn',
    }),
  },
  callbackPath: '/payment/zalopay/callback',
  sandboxPages: ['/sandbox-pay/zalopay/pay'],
})

export type ZalopaySettings = AccountOf<typeof zalopayIntegration>
