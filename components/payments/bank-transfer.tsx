import { DottedList } from '@/components/catalog-ui/dotted-list'
import type { OrderDetail } from '@/contract/orders'
import { formatMoney } from '@/lib/format/money'
import { payments } from '@/lib/messages/payments'

const texts = payments.bankTransfer

/** Where to send the money: a QR code, and the same in words. */
export function BankTransfer({ transfer }: { transfer: NonNullable<OrderDetail['bankTransfer']> }) {
  return (
    <section aria-labelledby="transfer" className="panel grid gap-4">
      <h2 id="transfer" className="text-h3">
        {texts.title}
      </h2>
      <div className="grid items-center gap-6 sm:grid-cols-[11rem_1fr]">
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(transfer.qrSvg)}`}
          alt={texts.qr}
          width={176}
          height={176}
        />
        <DottedList
          rows={[
            { label: texts.bank, value: transfer.bank },
            { label: texts.account, value: transfer.account },
            { label: texts.holder, value: transfer.accountName },
            { label: texts.amount, value: formatMoney(transfer.amount) },
            { label: texts.content, value: <strong>{transfer.content}</strong> },
          ]}
        />
      </div>
    </section>
  )
}
