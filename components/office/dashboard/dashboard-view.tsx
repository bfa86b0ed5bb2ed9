import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { lazy, type ReactNode, Suspense } from 'react'
import { SalesChart } from '@/components/office/dashboard/sales-chart'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { RecordLink, useOfficePaths } from '@/components/office/frame/office-paths'
import { PageHead } from '@/components/office/frame/page-head'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { SuspiciousOrders } from '@/components/office/suspicious-orders/suspicious-orders'
import { Badge } from '@/components/ui/badge'
import { Loading } from '@/components/ui/spinner'
import { type Dashboard, getDashboard } from '@/contract/staff/dashboard'
import { getOpening } from '@/contract/staff/opening'
import { listSuspiciousOrders } from '@/contract/staff/suspicious-orders'
import { formatMoney, formatNumber } from '@/lib/format/money'
import { office } from '@/lib/messages/office'
import { officeDashboard } from '@/lib/messages/office-dashboard'

/** Only an admin of a shop that is not open needs it. */
const OpeningPanel = lazy(async () => ({
  default: (await import('@/components/office/opening/opening-panel')).OpeningPanel,
}))

const texts = officeDashboard
const filtered = (path: string, filter: Record<string, string>) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="panel">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="num text-h2 font-semibold">{children}</dd>
  </div>
)

function Waiting({ waiting }: Pick<Dashboard, 'waiting'>) {
  const { list } = useOfficePaths()
  const orders = list('orders')
  const all: readonly { label: string; count: number; href?: string; alarm?: string }[] = [
    {
      label: texts.toConfirm,
      count: waiting.toConfirm,
      href: filtered(orders, { view: 'toConfirm' }),
    },
    { label: texts.toPack, count: waiting.toPack, href: filtered(orders, { view: 'toPack' }) },
    { label: texts.returns, count: waiting.returns, href: list('returns') },
    { label: texts.transfers, count: waiting.transfers, href: list('transfers') },
    {
      label: texts.refunds,
      count: waiting.refunds,
      href: list('refunds'),
      ...(waiting.overdueRefunds > 0 && { alarm: texts.overdue(waiting.overdueRefunds) }),
    },
    {
      label: texts.newReviews,
      count: waiting.newReviews,
      href: filtered(list('reviews'), { state: 'new' }),
    },
    {
      label: texts.failedInvoices,
      count: waiting.failedInvoices,
      href: filtered(list('invoices'), { view: 'failed' }),
    },
    {
      label: texts.toGrade,
      count: waiting.toGrade,
      href: list('attempts'),
    },
    { label: texts.failedMails, count: waiting.failedMails },
    { label: texts.low, count: waiting.low, href: filtered(list('products'), { state: 'low' }) },
  ]
  const some = all.filter(({ count }) => count > 0)
  if (some.length === 0) return <p>{texts.nothing}</p>
  return (
    <ul className="grid gap-2">
      {some.map(({ label, count, href, alarm }) => (
        <li key={label}>
          {href ? (
            <Link href={href} prefetch={false} className="link">
              {label}
            </Link>
          ) : (
            label
          )}
          : <span className="num font-semibold">{formatNumber(count)}</span>{' '}
          {alarm ? <Badge tone="danger">{alarm}</Badge> : null}
        </li>
      ))}
    </ul>
  )
}

const Books = ({ books }: { books: Dashboard['soldOut'] }) =>
  books.length === 0 ? (
    <p className="text-ink-2">{texts.none}</p>
  ) : (
    <ol className="grid gap-2">
      {books.map(({ id, productName, count }) => (
        <li key={id} className="flex justify-between gap-4">
          <RecordLink resource="products" id={id} className="link-quiet">
            {productName}
          </RecordLink>
          <span className="num text-ink-2">{texts.sold(formatNumber(count))}</span>
        </li>
      ))}
    </ol>
  )

/** What waits, how it goes: the first thing somebody of the staff sees. */
export function DashboardView() {
  const { name, roles } = useOfficeSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['office-dashboard'],
    queryFn: async () => (await staffCall(getDashboard, {})).data,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  })
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const today = data.days.at(-1)
  return (
    <>
      <PageHead title={office.hello(name)} />
      <div className="grid gap-6">
        {mayDo(roles, getOpening.roles) ? (
          <Suspense>
            <OpeningPanel />
          </Suspense>
        ) : null}
        {mayDo(roles, listSuspiciousOrders.roles) ? <SuspiciousOrders /> : null}
        <Section title={texts.waiting}>
          <Waiting waiting={data.waiting} />
        </Section>
        <dl className="grid gap-4 sm:grid-cols-3" aria-label={texts.today}>
          <Figure label={`${texts.orders} · ${texts.today}`}>
            {formatNumber(today?.orders ?? 0)}
          </Figure>
          <Figure label={`${texts.copies} · ${texts.today}`}>
            {formatNumber(today?.copies ?? 0)}
          </Figure>
          <Figure label={`${texts.sales} · ${texts.today}`}>
            {formatMoney(today?.sales ?? 0)}
          </Figure>
        </dl>
        <Section title={texts.chart}>
          <SalesChart days={data.days} />
        </Section>
        <div className="grid gap-6 lg:grid-cols-2">
          <Section title={texts.best}>
            <Books books={data.bestSellers} />
          </Section>
          <Section title={texts.soldOut}>
            <Books books={data.soldOut} />
          </Section>
        </div>
      </div>
    </>
  )
}
