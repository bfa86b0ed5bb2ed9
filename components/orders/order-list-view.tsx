import type { ComponentProps } from 'react'
import { Cover } from '@/components/catalog-ui/cover'
import { DottedRow } from '@/components/catalog-ui/dotted-row'
import { EmptyState } from '@/components/catalog-ui/empty-state'
import { PageOutOfRange } from '@/components/catalog-ui/page-out-of-range'
import { OrderStatus } from '@/components/orders/order-status'
import { ChipLink } from '@/components/ui/chip'
import { chipRowClass } from '@/components/ui/chip-class'
import { LinkButton } from '@/components/ui/link-button'
import { PageLink } from '@/components/ui/page-link'
import { Pagination } from '@/components/ui/pagination'
import { type OrderItem, orderStatuses, type OrderStatus as Status } from '@/contract/shop/orders'
import { formatDate } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { orders } from '@/lib/messages/orders'
import { statusLabel } from '@/lib/orders/order-sentences'
import { paths } from '@/lib/routes/paths'

const texts = orders.list

type Props = {
  orders: readonly OrderItem[]
  page: number
  totalPage: number
  status: Status | null
}

/** The person's orders, newest first, optionally of one status. */
export function OrderListView({ orders, page, totalPage, status }: Props) {
  const pageHref = (to: number) =>
    paths.account.orders({ page: to, status: status === null ? null : String(status) })
  return (
    <>
      <nav aria-label={texts.filter} className={chipRowClass}>
        <ChipLink as={PageLink} href={paths.account.orders()} selected={status === null}>
          {texts.all}
        </ChipLink>
        {orderStatuses.map((one) => (
          <ChipLink
            as={PageLink}
            key={one}
            href={paths.account.orders({ status: String(one) })}
            selected={status === one}
          >
            {statusLabel(one)}
          </ChipLink>
        ))}
      </nav>
      {orders.length === 0 ? (
        <NoOrders status={status} page={page} total={totalPage} href={pageHref} />
      ) : (
        <ul aria-label={texts.title} className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} />
          ))}
        </ul>
      )}
      <Pagination as={PageLink} page={page} total={totalPage} href={pageHref} />
    </>
  )
}

function NoOrders({
  status,
  ...pages
}: Pick<Props, 'status'> & ComponentProps<typeof PageOutOfRange>) {
  if (pages.total > 0) return <PageOutOfRange {...pages} />
  return status === null ? (
    <EmptyState title={texts.empty} text={texts.emptyText}>
      <LinkButton href={paths.products()}>{texts.browse}</LinkButton>
    </EmptyState>
  ) : (
    <EmptyState title={texts.emptyStatus}>
      <LinkButton as={PageLink} variant="quiet" href={paths.account.orders()}>
        {texts.showAll}
      </LinkButton>
    </EmptyState>
  )
}

const coverId = (orderId: string) => Number.parseInt(orderId.slice(-6), 16)

function OrderRow({ order }: { order: OrderItem }) {
  const { orderId, orderCode, createdTime, totalProducts, firstProductName } = order
  return (
    <li className="relative grid grid-cols-[2.5rem_minmax(0,1fr)] gap-4 py-4">
      <Cover id={coverId(orderId)} title={firstProductName} src={order.originalUrl} size="xs" />
      <div className="grid gap-1">
        <DottedRow
          label={
            <PageLink
              href={paths.account.order(orderId)}
              aria-label={texts.item(orderCode)}
              translate="no"
              className="num font-semibold text-primary hover:underline"
            >
              {/* The whole entry leads to the order. */}
              <span className="absolute inset-0" />
              {orderCode}
            </PageLink>
          }
          value={<strong translate="no">{formatMoney(order.total)}</strong>}
        />
        <p className="line-clamp-2 font-serif font-semibold leading-snug">{firstProductName}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
          <time dateTime={createdTime} className="num">
            {formatDate(createdTime)}
          </time>
          <span className="num">{texts.items(totalProducts)}</span>
          <OrderStatus
            status={order.status}
            isOnlyCourses={order.isOnlyCourses}
            isLost={order.isLost}
          />
        </p>
      </div>
    </li>
  )
}
