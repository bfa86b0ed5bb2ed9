import { useRecordContext } from 'ra-core'
import { DottedList } from '@/components/catalog-ui/dotted-list'
import { RecordRead } from '@/components/office/form/record-read'
import { Section } from '@/components/office/form/section'
import { RecordLink } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { ReplaceInvoice, RetryInvoice } from '@/components/office/invoices/invoice-actions'
import { Notice } from '@/components/ui/notice'
import { Loading } from '@/components/ui/spinner'
import type { StaffInvoice } from '@/contract/staff/invoices'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney, formatNumber } from '@/lib/format/money'
import { invoices } from '@/lib/messages/invoices'
import { officeInvoices as texts } from '@/lib/messages/office-invoices'

type Props = { invoice: StaffInvoice }

function factsOf({ invoice }: Props) {
  const { buyer, buyerName, corrects, reason, issuedTime, authorityCode, lookupCode } = invoice
  const facts: readonly [string, string | null | undefined][] = [
    [texts.columns.kind, texts.kinds[invoice.kind]],
    [texts.columns.corrects, corrects],
    [texts.why, reason],
    [texts.columns.buyer, buyerName],
    [texts.columns.taxCode, buyer?.taxCode],
    [invoices.address, buyer?.address],
    [invoices.email, buyer?.email],
    [texts.columns.date, issuedTime && formatDateTime(issuedTime)],
    [texts.columns.authority, authorityCode],
    [texts.lookupCode, lookupCode],
    [texts.ref, invoice.ref],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const head = 'px-2 py-2 text-sm font-semibold'

const Lines = ({ invoice }: Props) => (
  <section
    aria-label={texts.lines}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    tabIndex={0}
    className="overflow-x-auto"
  >
    <table className="w-full min-w-[40rem] border-collapse text-left">
      <caption className="sr-only">{texts.lines}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={head}>
            {texts.name}
          </th>
          {[
            ...[texts.quantity, texts.rateHead, texts.columns.net],
            ...[texts.columns.tax, texts.columns.total],
          ].map((label) => (
            <th key={label} scope="col" className={`${head} text-right`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line) => (
          <tr key={`${line.name} ${line.amount}`} className="border-b border-line align-top">
            <th scope="row" className="px-2 py-2 font-normal">
              {line.name}
            </th>
            <td className="num px-2 py-2 text-right">
              {line.quantity === 0 ? '' : `${formatNumber(line.quantity)} ${line.unit}`}
            </td>
            <td className="num px-2 py-2 text-right">{texts.rate(line.rate)}</td>
            <td className="num px-2 py-2 text-right">{formatMoney(line.net)}</td>
            <td className="num px-2 py-2 text-right">{formatMoney(line.tax)}</td>
            <td className="num px-2 py-2 text-right">{formatMoney(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3} className="px-2 py-2">
            {texts.columns.total}
          </th>
          {[invoice.net, invoice.tax, invoice.total].map((amount, at) => (
            <td
              key={['net', 'tax', 'total'][at]}
              className="num px-2 py-2 text-right font-semibold"
            >
              {formatMoney(amount)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </section>
)

function Body() {
  const invoice = useRecordContext<StaffInvoice & { id: string }>()
  // Coming from the list, the framework shows its row until the invoice itself is there.
  if (!invoice?.lines) return <Loading />
  const { number, ref, state, problem, lookupUrl, orderId, orderCode } = invoice
  return (
    <>
      <PageHead title={number ? texts.title(number) : texts.draft(ref)}>
        <p className="font-semibold">{texts.states[state]}</p>
      </PageHead>
      {problem ? (
        <div className="mb-6">
          <Notice tone="warning">{problem}</Notice>
        </div>
      ) : null}
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <RetryInvoice invoice={invoice} />
        <ReplaceInvoice invoice={invoice} />
        <RecordLink resource="orders" id={orderId} className="link">
          {texts.columns.order} {orderCode}
        </RecordLink>
        {lookupUrl ? (
          <a href={lookupUrl} target="_blank" rel="noopener noreferrer" className="link">
            {texts.lookup}
          </a>
        ) : null}
      </div>
      <div className="grid items-start gap-6">
        <Section title={texts.facts}>
          <DottedList rows={factsOf({ invoice })} />
        </Section>
        <Section title={texts.lines}>
          <Lines invoice={invoice} />
          <p>
            {texts.words}: {invoice.totalInWords}
          </p>
        </Section>
      </div>
    </>
  )
}

/** One invoice as it was or will be issued. */
export const InvoicePage = ({ id }: { id: string }) => (
  <RecordRead resource="invoices" id={id}>
    <Body />
  </RecordRead>
)
