import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import { optionalText, secret, text } from '@/backend/platform/integrations/fields'

export const zaloIntegration = defineIntegration({
  id: 'zalo',
  kind: 'messages',
  name: 'Zalo OA (tin ZNS)',
  title: 'Messages by Zalo',
  about:
    'order news by ZNS to buyers without an e-mail address; a kind without a template goes by SMS',
  fields: {
    appId: text('ZALO_OA_APP_ID', { label: 'App ID' }),
    secretKey: secret('ZALO_OA_SECRET_KEY', { label: 'Secret Key của ứng dụng' }),
    refreshToken: secret('ZALO_OA_REFRESH_TOKEN', {
      label: 'Refresh token',
      help: 'Dùng được một lần; sau đó cửa hàng tự đổi lấy mã mới.',
      note: 'works once; the pairs that follow are kept in the database',
    }),
    placed: optionalText('ZNS_PLACED', {
      label: 'Mã mẫu tin: đã nhận đơn',
      example: '243563',
      note: 'ids of approved templates',
    }),
    paid: optionalText('ZNS_PAID', { label: 'Mã mẫu tin: đã nhận tiền' }),
    shipped: optionalText('ZNS_SHIPPED', { label: 'Mã mẫu tin: đang giao' }),
    delivered: optionalText('ZNS_DELIVERED', { label: 'Mã mẫu tin: đã giao' }),
    cancelled: optionalText('ZNS_CANCELLED', { label: 'Mã mẫu tin: đã hủy' }),
    willRefund: optionalText('ZNS_WILL_REFUND', { label: 'Mã mẫu tin: sẽ hoàn tiền' }),
    refunded: optionalText('ZNS_REFUNDED', { label: 'Mã mẫu tin: đã hoàn tiền' }),
    returnAnswered: optionalText('ZNS_RETURN_ANSWERED', {
      label: 'Mã mẫu tin: trả lời yêu cầu đổi, trả',
    }),
    confirm: optionalText('ZNS_CONFIRM', { label: 'Mã mẫu tin: xin xác nhận đơn' }),
    confirmSoon: optionalText('ZNS_CONFIRM_SOON', { label: 'Mã mẫu tin: sắp hết giờ giữ sách' }),
    released: optionalText('ZNS_RELEASED', { label: 'Mã mẫu tin: hết giờ giữ sách' }),
  },
  fixed: { apiUrl: 'https://business.openapi.zalo.me', oauthUrl: 'https://oauth.zaloapp.com' },
})

/** The shop's official account at Zalo, with the ids of its templates by the kind of message. */
export type ZaloSettings = AccountOf<typeof zaloIntegration>
