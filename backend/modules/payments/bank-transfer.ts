import QRCode from 'qrcode'
import type { Config } from '@/backend/config'
import { awaitsMoney, BANK_TRANSFER } from '@/backend/modules/orders/order-status'
import { BANK_PATH } from '@/backend/modules/payments/sandbox/bank-routes'
import { usesSandboxBank } from '@/backend/modules/payments/transfers/feeds'
import { vietQr } from '@/backend/modules/payments/vietqr'

type Order = { code: string; paymentType: number; status: number; total: number }

/** The account and QR code of an order to be paid by transfer; null for others. */
export async function transferFor(
  config: Pick<Config, 'mode' | 'transferAccount' | 'transferFeed'>,
  order: Order,
) {
  const { transferAccount } = config
  if (order.paymentType !== BANK_TRANSFER || !awaitsMoney(order) || !transferAccount) return null
  const { bank, bin, account, accountName } = transferAccount
  const { code: content, total: amount } = order
  const text = vietQr({ bin, account, amount, content })
  const qrSvg = await QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  const facts = { bank, account, accountName, amount, content, qrSvg }
  if (!usesSandboxBank(config)) return facts
  const query = new URLSearchParams({ amount: String(amount), content })
  return { ...facts, demoUrl: `${BANK_PATH}?${query}` }
}
