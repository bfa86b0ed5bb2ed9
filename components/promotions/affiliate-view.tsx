import { DottedList } from '@/components/catalog-ui/dotted-list'
import { dottedRowClass } from '@/components/catalog-ui/dotted-row-class'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { AffiliateForm } from '@/components/promotions/affiliate-form'
import { AffiliateStatement } from '@/components/promotions/affiliate-statement'
import { CopyField } from '@/components/ui/copy-field'
import { Notice } from '@/components/ui/notice'
import type { Affiliate } from '@/contract/shop/promotions'
import { formatDate } from '@/lib/format/date'
import { formatMoney, formatNumber } from '@/lib/format/money'
import { promotions } from '@/lib/messages/promotions'
import { paths } from '@/lib/routes/paths'

const texts = promotions.affiliate
const rate = (percent: number) => `${percent.toLocaleString('vi-VN')}%`

/** The person's affiliate code, its link and commissions. */
export function AffiliateView({
  affiliate,
  link,
  isYoung,
}: {
  affiliate: Affiliate
  link: string
  isYoung: boolean
}) {
  const { affiliateCode, ratePercent, totalOrder, totalPending, totalPaid, commissions } = affiliate
  const { isActive, isUnidentified, balance, statement, payouts } = affiliate
  return (
    <>
      <p>
        {texts.intro(rate(ratePercent))}{' '}
        <a className="link" href={paths.policy('collaboratorTerms')}>
          {texts.terms}
        </a>
      </p>
      {isActive ? (
        <>
          <div className="panel grid grid-cols-1 gap-5">
            <CopyField label={texts.code} value={affiliateCode} action={texts.copyCode} large />
            <CopyField label={texts.link} value={link} action={texts.copyLink} />
          </div>
          <p className="text-sm text-ink-2">{texts.advertise}</p>
        </>
      ) : null}
      {isUnidentified ? <AffiliateForm isYoung={isYoung} /> : null}
      {isActive || isUnidentified ? null : (
        <Notice title={commissions.length > 0 ? texts.stopped : texts.waiting} />
      )}
      <section aria-labelledby="figures" className="grid gap-3">
        <h2 id="figures" className="text-h3">
          {texts.figures}
        </h2>
        <DottedList
          rows={[
            { label: texts.rate, value: rate(ratePercent) },
            { label: texts.orders, value: formatNumber(totalOrder) },
            { label: texts.pending, value: formatMoney(totalPending) },
            { label: texts.balance, value: formatMoney(balance) },
            { label: texts.paid, value: formatMoney(totalPaid), strong: true },
          ]}
        />
        {balance < 0 ? <Notice title={texts.owes} /> : null}
      </section>
      <AffiliateStatement statement={statement} payouts={payouts} />
      <section aria-labelledby="commissions" className="grid gap-3">
        <h2 id="commissions" className="text-h3">
          {texts.commissions}
        </h2>
        {commissions.length === 0 ? (
          <EmptyState level={3} title={texts.empty} />
        ) : (
          <Commissions commissions={commissions} />
        )}
      </section>
    </>
  )
}

const EARNED = 1

const stateOf = (status: number, approvedTime: string | null | undefined) =>
  status === EARNED && approvedTime ? texts.approved : (texts.states[status] ?? texts.unknownState)

function Commissions({ commissions }: Pick<Affiliate, 'commissions'>) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {commissions.map(({ orderCode, createdTime, base, amount, status, approvedTime }) => (
        <li key={orderCode} className="grid gap-1 py-3">
          <p className={dottedRowClass}>
            <span translate="no" className="num font-semibold">
              {orderCode}
            </span>
            <span translate="no" className="num font-semibold">
              <span className="sr-only">{texts.amount} </span>
              {formatMoney(amount)}
            </span>
          </p>
          <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
            <time dateTime={createdTime} className="num">
              {formatDate(createdTime)}
            </time>
            <span>
              {texts.base}{' '}
              <span translate="no" className="num">
                {formatMoney(base)}
              </span>
            </span>
            <span>{stateOf(status, approvedTime)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
