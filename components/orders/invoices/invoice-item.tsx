import type { Invoice } from '@/contract/shop/invoices'
import { formatDate } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { invoices as texts } from '@/lib/messages/invoices'

const Fact = ({ label, value }: { label: string; value: string | null }) =>
  value ? (
    <span className="block text-sm text-ink-2">
      {label}:{' '}
      <span translate="no" className="num select-all wrap-anywhere">
        {value}
      </span>
    </span>
  ) : null

/** One invoice: its number and codes, and where it is looked up. */
export function InvoiceItem({ invoice }: { invoice: Invoice }) {
  const { kind, state, number, total, issuedTime, lookupCode, lookupUrl, authorityCode } = invoice
  const facts = [
    issuedTime ? formatDate(issuedTime) : texts.waiting,
    formatMoney(total),
    ...(state === 'replaced' ? [texts.replaced] : []),
  ]
  return (
    <li>
      {texts.documents[kind]}{' '}
      <strong translate="no" className="num">
        {number}
      </strong>
      <span className="block">{facts.join(' · ')}</span>
      <Fact label={texts.authorityCode} value={authorityCode} />
      <Fact label={texts.lookupCode} value={lookupCode} />
      {lookupUrl ? (
        <a href={lookupUrl} target="_blank" rel="noopener noreferrer" className="link">
          {texts.look}
          <span className="sr-only"> {number}</span>
        </a>
      ) : null}
    </li>
  )
}
