import { dottedRowClass } from '@/components/catalog-ui/dotted-row-class'
import { MoneyTable } from '@/components/ui/money-table'
import { affiliateTerms } from '@/contract/shop/affiliate-statement'
import type { Affiliate } from '@/contract/shop/promotions'
import { formatDate } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { promotions } from '@/lib/messages/promotions'
import { statementRows } from '@/lib/promotions/statement-rows'

const texts = promotions.affiliate
const heads = Object.values(texts.months)

const Payouts = ({ payouts }: Pick<Affiliate, 'payouts'>) => (
  <ul className="divide-y divide-line border-y border-line">
    {payouts.map(({ id, paidTime, amount, taxWithheld, reference }) => (
      <li key={id} className="grid gap-1 py-3">
        <p className={dottedRowClass}>
          <time dateTime={paidTime} className="num font-semibold">
            {formatDate(paidTime)}
          </time>
          <span translate="no" className="num font-semibold">
            {formatMoney(amount)}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
          <span className="num wrap-anywhere">{texts.reference(reference)}</span>
          {taxWithheld > 0 ? <span>{texts.tax(formatMoney(taxWithheld))}</span> : null}
        </p>
      </li>
    ))}
  </ul>
)

/** What was approved, taken back and paid, month by month, and every transfer. */
export const AffiliateStatement = ({
  statement,
  payouts,
}: Pick<Affiliate, 'statement' | 'payouts'>) => (
  <>
    <section aria-labelledby="statement" className="grid gap-3">
      <h2 id="statement" className="text-h3">
        {texts.statement}
      </h2>
      {statement.length === 0 ? (
        <p className="text-ink-2">{texts.noStatement}</p>
      ) : (
        <MoneyTable label={texts.monthsTable} heads={heads} rows={statementRows(statement)} />
      )}
    </section>
    <section aria-labelledby="payouts" className="grid gap-3">
      <h2 id="payouts" className="text-h3">
        {texts.payouts}
      </h2>
      {payouts.length === 0 ? (
        <p className="text-ink-2">{texts.noPayouts(formatMoney(affiliateTerms.leastPayout))}</p>
      ) : (
        <Payouts payouts={payouts} />
      )}
    </section>
  </>
)
