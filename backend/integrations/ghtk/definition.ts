import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import {
  baseAddress,
  optionalText,
  secret,
  text,
  token,
} from '@/backend/platform/integrations/fields'

export const ghtkIntegration = defineIntegration({
  id: 'ghtk',
  kind: 'carrier',
  name: 'Giao Hàng Tiết Kiệm',
  title: 'GHTK',
  about: 'parcels by Giao Hàng Tiết Kiệm, and where it collects them',
  fields: {
    token: token('GHTK_TOKEN', { label: 'Token' }),
    clientSource: text('GHTK_CLIENT_SOURCE', { label: 'Mã đối tác (X-Client-Source)' }),
    apiUrl: baseAddress('GHTK_API_URL', ['giaohangtietkiem.vn', 'ghtk.vn', 'ghtklab.com'], {
      label: 'Địa chỉ API',
      example: 'https://services.giaohangtietkiem.vn',
      environmentExample: 'https://services-staging.ghtklab.com',
    }),
    noticeSecret: secret('GHTK_NOTICE_SECRET', {
      label: 'Mã bí mật trong địa chỉ nhận thông báo',
      note: "stands in the address of GHTK's notices, which are not signed",
    }),
    pickName: text('GHTK_PICK_NAME', { label: 'Người giao hàng cho hãng' }),
    pickTel: text('GHTK_PICK_TEL', { label: 'Số điện thoại nơi lấy hàng' }),
    pickAddress: text('GHTK_PICK_ADDRESS', { label: 'Địa chỉ nơi lấy hàng' }),
    pickProvince: text('GHTK_PICK_PROVINCE', { label: 'Tỉnh, thành phố nơi lấy hàng' }),
    pickWard: text('GHTK_PICK_WARD', { label: 'Phường, xã nơi lấy hàng' }),
    // GHTK's call for a fee asks for it.
    pickDistrict: optionalText('GHTK_PICK_DISTRICT', {
      label: 'Quận, huyện nơi lấy hàng (trước 7/2025, nếu tính phí theo hãng)',
      note: 'of before July 2025, for SHIPPING_FEES=carrier',
    }),
  },
  fixed: { trackingUrl: 'https://i.ghtk.vn/' },
  noticePath: '/carriers/ghtk/notices?hash=…',
  sandboxPages: ['/sandbox-pay/ghtk'],
})

export type GhtkSettings = AccountOf<typeof ghtkIntegration>
