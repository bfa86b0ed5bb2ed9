import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import { baseAddress, secret, text, token } from '@/backend/platform/integrations/fields'

export const ghnIntegration = defineIntegration({
  id: 'ghn',
  kind: 'carrier',
  name: 'Giao Hàng Nhanh',
  title: 'GHN',
  about: 'parcels by Giao Hàng Nhanh',
  fields: {
    token: token('GHN_TOKEN', { label: 'Token' }),
    shopId: text('GHN_SHOP_ID', { label: 'Shop ID' }),
    apiUrl: baseAddress('GHN_API_URL', ['ghn.vn'], {
      label: 'Địa chỉ API',
      example: 'https://online-gateway.ghn.vn/shiip/public-api',
      environmentExample: 'https://dev-online-gateway.ghn.vn/shiip/public-api',
    }),
    noticeSecret: secret('GHN_NOTICE_SECRET', {
      label: 'Mã bí mật trong địa chỉ nhận thông báo',
      note: "stands in the address of GHN's notices, which are not signed",
    }),
  },
  fixed: { trackingUrl: 'https://donhang.ghn.vn/?order_code=' },
  noticePath: '/carriers/ghn/notices?key=…',
  sandboxPages: ['/sandbox-pay/ghn'],
})

export type GhnSettings = AccountOf<typeof ghnIntegration>
