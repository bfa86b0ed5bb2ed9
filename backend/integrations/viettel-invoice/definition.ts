import { z } from 'zod'
import {
  type AccountOf,
  defineIntegration,
} from '@/backend/platform/integrations/define-integration'
import { baseAddress, choice, matching, text, token } from '@/backend/platform/integrations/fields'

export const viettelInvoices = defineIntegration({
  id: 'viettelInvoices',
  kind: 'invoices',
  name: 'Hóa đơn điện tử Viettel SInvoice',
  title: 'Invoicing by Viettel',
  about: 'electronic invoices by SInvoice; without it invoices wait',
  fields: {
    provider: choice(
      'INVOICE_PROVIDER',
      { viettel: 'Viettel SInvoice' },
      { label: 'Nhà cung cấp', environmentExample: 'viettel' },
    ),
    username: text('VIETTEL_INVOICE_USERNAME', { label: 'Tên đăng nhập' }),
    password: token('VIETTEL_INVOICE_PASSWORD', { label: 'Mật khẩu' }),
    taxCode: {
      ...text('VIETTEL_INVOICE_TAX_CODE', { label: 'Mã số thuế của cửa hàng' }),
      office: z
        .string()
        .regex(
          /^\d{10}(-\d{3})?$/,
          'Mã số thuế gồm 10 chữ số, hoặc 10 chữ số, dấu gạch và 3 chữ số.',
        ),
    },
    template: text('VIETTEL_INVOICE_TEMPLATE', {
      label: 'Mẫu số hóa đơn',
      example: '1/001',
      environmentExample: '1/001',
      note: 'the registered form',
    }),
    series: matching(
      'VIETTEL_INVOICE_SERIES',
      {
        pattern: /^[CK]\d{2}[A-Z]{3}$/,
        problem: 'Ký hiệu hóa đơn có dạng C26TAA.',
        environmentProblem: 'must be a serial such as C26TAA',
      },
      { label: 'Ký hiệu hóa đơn', example: 'C26TAA', environmentExample: 'C26TAA' },
    ),
    apiUrl: baseAddress('VIETTEL_INVOICE_API_URL', ['viettel.vn'], {
      label: 'Địa chỉ API',
      example: 'https://api-vinvoice.viettel.vn/services/einvoiceapplication/api',
      environmentExample: 'https://api-vinvoice.viettel.vn/services/einvoiceapplication/api',
    }),
  },
  fixed: { lookupUrl: 'https://vinvoice.viettel.vn/utilities/invoice-search' },
  sandboxPages: ['/sandbox-pay/hoa-don'],
})

export type ViettelSettings = Omit<AccountOf<typeof viettelInvoices>, 'provider'> & {
  /** A demonstration adds the invoice's code to its `lookupUrl`. */
  isCodeInAddress?: true
}
