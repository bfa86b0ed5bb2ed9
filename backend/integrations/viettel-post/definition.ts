import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import { baseAddress, secret, text, token } from '@/backend/platform/integrations/fields'

export const viettelPostIntegration = defineIntegration({
  id: 'viettel-post',
  kind: 'carrier',
  name: 'Viettel Post',
  title: 'Viettel Post',
  about: 'parcels by Viettel Post, and where it collects them',
  fields: {
    token: token('VIETTEL_POST_TOKEN', { label: 'Token', note: 'the lasting one of its portal' }),
    apiUrl: baseAddress('VIETTEL_POST_API_URL', ['viettelpost.vn'], {
      label: 'Địa chỉ API',
      example: 'https://partner.viettelpost.vn',
      environmentExample: 'https://partnerdev.viettelpost.vn',
    }),
    noticeSecret: secret('VIETTEL_POST_NOTICE_SECRET', {
      label: 'Mã bí mật (token) của webhook',
      help: 'Khai mã này ở trang của Viettel Post và thay dấu … trong địa chỉ nhận thông báo.',
      note: 'its notices carry it, and are believed for it',
    }),
    service: text('VIETTEL_POST_SERVICE', {
      label: 'Mã dịch vụ',
      example: 'VCN',
      environmentExample: 'VCN',
    }),
    senderName: text('VIETTEL_POST_SENDER_NAME', { label: 'Người giao hàng cho hãng' }),
    senderTel: text('VIETTEL_POST_SENDER_TEL', { label: 'Số điện thoại nơi lấy hàng' }),
    senderAddress: text('VIETTEL_POST_SENDER_ADDRESS', {
      label: 'Địa chỉ nơi lấy hàng, cả phường xã và tỉnh thành',
    }),
  },
  fixed: {
    trackingUrl: 'https://viettelpost.vn/thong-tin-don-hang?peopleTracking=sender&orderNumber=',
    labelPageUrl: 'https://digitalize.viettelpost.vn/DigitalizePrint/report.do',
  },
  noticePath: '/carriers/viettel-post/notices?key=…',
  sandboxPages: ['/sandbox-pay/viettel-post'],
})

export type ViettelPostSettings = AccountOf<typeof viettelPostIntegration>
