import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import { text, token } from '@/backend/platform/integrations/fields'

export const esmsIntegration = defineIntegration({
  id: 'sms',
  kind: 'messages',
  name: 'SMS thương hiệu (eSMS)',
  title: 'SMS by eSMS',
  about: 'order news where Zalo cannot deliver',
  fields: {
    apiKey: token('ESMS_API_KEY', { label: 'ApiKey' }),
    secretKey: token('ESMS_SECRET_KEY', { label: 'SecretKey' }),
    brandname: text('ESMS_BRANDNAME', {
      label: 'Brandname',
      example: 'HIENSACH',
      note: 'registered with the operators',
    }),
  },
  fixed: { apiUrl: 'https://rest.esms.vn' },
})

export type SmsSettings = AccountOf<typeof esmsIntegration>
