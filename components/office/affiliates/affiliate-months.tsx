import { SaveButtons } from '@/components/office/files/save-buttons'
import { Section } from '@/components/office/form/section'
import { MoneyTable } from '@/components/ui/money-table'
import type { StaffAffiliate } from '@/contract/staff/affiliates'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeAffiliates as texts } from '@/lib/messages/office-affiliates'
import { statementRows as rowsOf } from '@/lib/promotions/statement-rows'

const heads = Object.values(texts.monthColumns)

/** What became of the commissions, month by month. */
export const AffiliateMonths = ({ code, months }: Pick<StaffAffiliate, 'code' | 'months'>) => (
  <Section title={texts.months}>
    {months.length === 0 ? (
      <p className="text-ink-2">{texts.noMonths}</p>
    ) : (
      <>
        <MoneyTable label={texts.months} heads={heads} rows={rowsOf(months)} />
        <div className="flex flex-wrap gap-2">
          <SaveButtons
            name={texts.monthsFile(code)}
            size="sm"
            rows={async () => [
              heads,
              ...rowsOf(months).map(({ name, amounts }) => [name, ...amounts]),
            ]}
          />
        </div>
      </>
    )}
  </Section>
)

/** Every transfer, with the bank's number of it. */
export const AffiliatePayouts = ({ payouts }: Pick<StaffAffiliate, 'payouts'>) => (
  <Section title={texts.payouts}>
    {payouts.length === 0 ? <p className="text-ink-2">{texts.noPayouts}</p> : null}
    <ul className="grid">
      {payouts.map(({ id, paidTime, amount, taxWithheld, reference }) => (
        <li key={id} className="flex justify-between gap-4 border-b border-line py-2">
          <span className="min-w-0">
            <span className="num wrap-anywhere">{reference}</span>
            <span className="block text-sm text-ink-2 tabular-nums wrap-anywhere">
              {[
                formatDateTime(paidTime),
                ...(taxWithheld > 0 ? [texts.taxOf(formatMoney(taxWithheld))] : []),
              ].join(', ')}
            </span>
          </span>
          <span className="num font-semibold">{formatMoney(amount)}</span>
        </li>
      ))}
    </ul>
  </Section>
)
