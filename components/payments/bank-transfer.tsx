'use client'

import type { ReactNode } from 'react'
import { DottedList } from '@/components/catalog-ui/dotted-list'
import { QrDownload } from '@/components/payments/qr-download'
import { useTransferPolling } from '@/components/payments/use-order-polling'
import { CopyButton } from '@/components/ui/copy-button'
import type { OrderDetail } from '@/contract/shop/orders'
import { formatMoney } from '@/lib/format/money'
import { payments } from '@/lib/messages/payments'

const texts = payments.bankTransfer

type Transfer = NonNullable<OrderDetail['bankTransfer']>
type Order = Pick<OrderDetail, 'orderId' | 'status' | 'paymentStatus' | 'bankTransfer'>

/** Where to send the money: a QR code, and the same in words to copy. The page changes by itself once the order is paid. */
export function BankTransfer({ order, transfer }: { order: Order; transfer: Transfer }) {
  const { account, amount, content, qrSvg } = transfer
  useTransferPolling(order)
  // The order says itself that what came is enough.
  if (amount === 0) return null
  return (
    <section aria-labelledby="transfer" className="panel grid gap-4">
      <h2 id="transfer" className="text-h3">
        {texts.title}
      </h2>
      <div className="grid items-center gap-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <div className="grid justify-items-center gap-3">
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(qrSvg)}`}
            alt={texts.qr}
            width={176}
            height={176}
          />
          <div className="link print:hidden">
            <QrDownload svg={qrSvg} name={texts.fileName(content)} />
          </div>
        </div>
        <DottedList
          rows={[
            { label: texts.bank, value: transfer.bank },
            {
              label: texts.account,
              value: <Copyable text={account} label={texts.copyAccount} />,
            },
            { label: texts.holder, value: transfer.accountName },
            {
              label: texts.amount,
              value: (
                <Copyable text={String(amount)} label={texts.copyAmount}>
                  {formatMoney(amount)}
                </Copyable>
              ),
            },
            {
              label: texts.content,
              value: (
                <Copyable text={content} label={texts.copyContent}>
                  <strong>{content}</strong>
                </Copyable>
              ),
            },
          ]}
        />
      </div>
      {transfer.demoUrl ? (
        <a href={transfer.demoUrl} target="_blank" rel="noopener" className="link print:hidden">
          {texts.tryIt}
        </a>
      ) : null}
      <p className="text-sm text-ink-2">{texts.updates}</p>
    </section>
  )
}

type CopyableProps = { text: string; label: string; children?: ReactNode }

/** A value and the button that copies it; it can also be selected by hand. */
const Copyable = ({ text, label, children = text }: CopyableProps) => (
  <span className="inline-flex items-center">
    <span translate="no" className="num select-all">
      {children}
    </span>
    <CopyButton text={text} label={label} />
  </span>
)
