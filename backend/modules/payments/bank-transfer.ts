import QRCode from 'qrcode'
import type { Config } from '@/backend/config'
import { awaitsMoney, BANK_TRANSFER } from '@/backend/modules/orders/order-status'
import { vietQr } from '@/backend/modules/payments/vietqr'

type Order = { code: string; paymentType: number; status: number; total: number }

/** The account and QR code of an order to be paid by transfer; null for others. */
export async function transferFor(
  { transferAccount }: Pick<Config, 'transferAccount'>,
  order: Order,
) {
  if (order.paymentType !== BANK_TRANSFER || !awaitsMoney(order) || !transferAccount) return null
  const { bank, bin, account, accountName } = transferAccount
  const { code: content, total: amount } = order
  const text = vietQr({ bin, account, amount, content })
  const qrSvg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return { bank, account, accountName, amount, content, qrSvg }
}
