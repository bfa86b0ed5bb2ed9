import { defineIntegration } from '@/backend/platform/integrations/define-integration'
import { matching, text } from '@/backend/platform/integrations/fields'

export const bankAccount = defineIntegration({
  id: 'transfer',
  kind: 'bank',
  name: 'Tài khoản nhận chuyển khoản',
  title: 'Bank transfers',
  about: 'the account buyers pay to',
  fields: {
    bank: text('TRANSFER_BANK', { label: 'Ngân hàng' }),
    bin: matching(
      'TRANSFER_BANK_BIN',
      {
        pattern: /^\d{6}$/,
        problem: 'Mã ngân hàng (BIN) gồm 6 chữ số.',
        environmentProblem: 'must be the six digits of the bank',
      },
      { label: 'Mã ngân hàng (BIN, 6 chữ số)' },
    ),
    account: matching(
      'TRANSFER_ACCOUNT',
      {
        pattern: /^[0-9A-Z]{4,19}$/,
        problem: 'Số tài khoản gồm 4 đến 19 chữ số hoặc chữ in hoa.',
        environmentProblem: 'must be an account number',
      },
      { label: 'Số tài khoản' },
    ),
    accountName: text('TRANSFER_ACCOUNT_NAME', { label: 'Tên chủ tài khoản, viết không dấu' }),
  },
  // A bank that does not exist, so that no real account is paid by mistake.
  demonstration: {
    bank: 'Ngân hàng Minh Họa',
    bin: '970499',
    account: '0000012345678',
    accountName: 'HIEN SACH MINH HOA',
  },
})
