import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { QRPay } from 'vietnam-qr-pay'
import { BANK_TRANSFER } from '@/backend/modules/orders/order-status'
import { transferFor } from '@/backend/modules/payments/bank-transfer'
import { vietQr } from '@/backend/modules/payments/vietqr'
import { fixedSettings } from '@/backend/testing/settings'

test('the code is character by character the one vietnam-qr-pay makes', () => {
  const digits = (least: number, most: number) =>
    fc.stringMatching(new RegExp(`^[0-9]{${least},${most}}$`))
  fc.assert(
    fc.property(
      digits(6, 6),
      digits(6, 19),
      fc.integer({ min: 1, max: 2_000_000_000 }),
      digits(8, 8),
      (bin, account, amount, number) => {
        const theirs = QRPay.initVietQR({
          bankBin: bin,
          bankNumber: account,
          amount: String(amount),
          purpose: `HS${number}`,
        }).build()
        expect(vietQr({ bin, account, amount, content: `HS${number}` })).toBe(theirs)
      },
    ),
    { numRuns: 300 },
  )
})

test('a banking app reads account, amount and order code from it', () => {
  const read = new QRPay(
    vietQr({ bin: '970436', account: '0011001234567', amount: 250_000, content: 'HS20450871' }),
  )
  expect(read.isValid).toBe(true)
  expect(read.consumer.bankNumber).toBe('0011001234567')
  expect(read.amount).toBe('250000')
  expect(read.additionalData.purpose).toBe('HS20450871')
})

test('the buyer gets the account in words and as a picture', async () => {
  const account = { bank: 'Ngân hàng', bin: '970499', account: '0000012345678', accountName: 'A' }
  const transfer = await transferFor(
    { settings: fixedSettings({ accounts: { transfer: account } }) },
    { code: 'HS20450871', paymentType: BANK_TRANSFER, status: 0, total: 86_400 },
  )
  expect(transfer).toMatchObject({ amount: 86_400, content: 'HS20450871', bank: 'Ngân hàng' })
  expect(transfer?.qrSvg).toMatch(/^<svg [^>]*viewBox=/)
})
