import { SaveButtons } from '@/components/office/files/save-buttons'
import { Section } from '@/components/office/form/section'
import type { StaffAffiliate } from '@/contract/staff-affiliates'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { officeAffiliates as texts } from '@/lib/messages/office-affiliates'

const heads = Object.values(texts.monthColumns)
const numbers = ['approved', 'deducted', 'paid', 'balance'] as const

/** What became of the commissions, month by month. */
export const AffiliateMonths = ({ code, months }: Pick<StaffAffiliate, 'code' | 'months'>) => (
  <Section title={texts.months}>
    {months.length === 0 ? (
      <p className="text-ink-2">{texts.noMonths}</p>
    ) : (
      <>
        <section
          aria-label={texts.months}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
          tabIndex={0}
          className="overflow-x-auto"
        >
          <table className="w-full text-sm">
            <thead>
              <tr>
                {heads.map((head, at) => (
                  <th
                    key={head}
                    scope="col"
                    className={at === 0 ? 'py-2 text-left' : 'py-2 pl-3 text-right'}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <tr key={month.month} className="border-t border-line">
                  <th scope="row" className="num py-2 text-left font-normal">
                    {month.month}
                  </th>
                  {numbers.map((name) => (
                    <td key={name} className="num whitespace-nowrap py-2 pl-3 text-right">
                      {formatMoney(month[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className="flex flex-wrap gap-2">
          <SaveButtons
            name={texts.monthsFile(code)}
            size="sm"
            rows={async () => [
              heads,
              ...months.map((month) => [month.month, ...numbers.map((name) => month[name])]),
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
            <span className="num block text-sm text-ink-2">
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
