import { OrderFacts } from '@/components/orders/order-facts'
import { OrderTotals } from '@/components/orders/order-totals'
import { LinkButton } from '@/components/ui/link-button'
import { PrintButton } from '@/components/ui/print-button'
import type { OrderDetail } from '@/contract/shop/orders'
import { formatAddress } from '@/lib/format/address'
import { formatMoney } from '@/lib/format/money'
import { orders } from '@/lib/messages/orders'
import { sentencesOf } from '@/lib/orders/order-sentences'
import { paths } from '@/lib/routes/paths'

const texts = orders.invoice

type Seller = {
  name: string
  company: string
  address: string
  hotlines: readonly string[]
  email: string
  taxCode: string
}
type Props = { order: OrderDetail; seller: Seller }

/** A printable invoice: seller, recipient, items, totals. */
export function InvoiceView({ order, seller }: Props) {
  return (
    <article className="mx-auto grid max-w-3xl grid-cols-1 gap-8">
      <div className="print:hidden flex flex-wrap gap-3">
        <PrintButton>{texts.print}</PrintButton>
        <LinkButton variant="quiet" icon="left" href={paths.orderConfirmation(order.orderId)}>
          {texts.back}
        </LinkButton>
      </div>
      <header className="grid grid-cols-1 gap-2">
        <p className="font-serif text-lg font-semibold">{seller.name}</p>
        <h1>{texts.title}</h1>
        <OrderFacts order={order} isInvoice />
      </header>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <SellerBlock seller={seller} />
        <BuyerBlock order={order} />
      </div>
      <Books order={order} />
      <div className="sm:ml-auto sm:w-80">
        <OrderTotals totals={order} hasAddress more={sentencesOf(order).totals} />
      </div>
      <p className="text-sm text-ink-2">{texts.note}</p>
    </article>
  )
}

function SellerBlock({ seller }: Pick<Props, 'seller'>) {
  return (
    <section aria-labelledby="seller" className="grid content-start gap-1">
      <h2 id="seller" className="text-base font-semibold">
        {texts.seller}
      </h2>
      <p>{seller.company}</p>
      <p>{seller.address}</p>
      <p className="num">
        {texts.taxCode}: {seller.taxCode}
      </p>
      <p className="num">
        {texts.phone}: {seller.hotlines.join(', ')}
      </p>
      <p>
        {texts.email}: {seller.email}
      </p>
    </section>
  )
}

function BuyerBlock({ order: { address } }: Pick<Props, 'order'>) {
  return (
    <section aria-labelledby="buyer" className="grid content-start gap-1">
      <h2 id="buyer" className="text-base font-semibold">
        {texts.buyer}
      </h2>
      <p>{address.name}</p>
      <p>{formatAddress(address)}</p>
      <p className="num">
        {texts.phone}: {address.phone}
      </p>
    </section>
  )
}

function Books({ order }: Pick<Props, 'order'>) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{orders.lines}</caption>
      <thead className="border-b border-line text-sm text-ink-2">
        <tr>
          <th scope="col" className="py-2 pr-3 font-normal max-sm:hidden">
            {texts.number}
          </th>
          <th scope="col" className="py-2 pr-3 font-normal">
            {texts.book}
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-normal">
            {texts.quantity}
          </th>
          <th scope="col" className="py-2 pr-3 text-right font-normal">
            {texts.unitPrice}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.cartDetails.map((line, index) => (
          <tr key={line.orderLineId} className="border-b border-line align-top">
            <td translate="no" className="num py-2 pr-3 max-sm:hidden">
              {index + 1}
            </td>
            <th scope="row" className="break-words py-2 pr-3 font-serif font-semibold">
              {line.productName}
            </th>
            <td translate="no" className="num py-2 pr-3 text-right">
              {line.Quantity}
            </td>
            <td translate="no" className="num py-2 pr-3 text-right">
              {formatMoney(line.priceSale)}
            </td>
            <td translate="no" className="num py-2 text-right">
              {formatMoney(line.total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
