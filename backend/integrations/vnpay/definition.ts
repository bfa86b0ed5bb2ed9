import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import { address, baseAddress, secret, text } from '@/backend/platform/integrations/fields'

const domains = ['vnpay.vn', 'vnpayment.vn']

export const vnpayIntegration = defineIntegration({
  id: 'vnpay',
  kind: 'payment',
  name: 'VNPAY',
  title: 'Online payment',
  about: 'at VNPAY; without it a live shop takes none',
  fields: {
    tmnCode: text('VNPAY_TMN_CODE', { label: 'Mã website (vnp_TmnCode)' }),
    secret: secret('VNPAY_HASH_SECRET', { label: 'Chuỗi bí mật (vnp_HashSecret)' }),
    payUrl: address('VNPAY_PAY_URL', domains, {
      label: 'Địa chỉ trang thanh toán',
      example: 'https://pay.vnpay.vn/vpcpay.html',
      environmentExample: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
    }),
    apiUrl: baseAddress('VNPAY_API_URL', domains, {
      label: 'Địa chỉ tra cứu và hoàn tiền',
      environmentExample: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
    }),
  },
  noticePath: '/payment/vnpay/ipn',
  sandboxPages: ['/sandbox-pay/paymentv2/vpcpay.html'],
})

export type VnpaySettings = AccountOf<typeof vnpayIntegration>
