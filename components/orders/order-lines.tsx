import { Cover } from '@/components/catalog-ui/cover'
import type { OrderDetail } from '@/contract/shop/orders'
import { formatMoney } from '@/lib/format/money'
import { orders } from '@/lib/messages/orders'
import { textFor } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'

const headings = {
  books: orders.lines,
  courses: orders.courses.lines,
  both: orders.courses.mixedLines,
}

/** The items of an order as they were bought; those still on sale link to their page. */
export function OrderLines({ lines }: { lines: OrderDetail['cartDetails'] }) {
  return (
    <section aria-labelledby="lines" className="grid gap-3">
      <h2 id="lines" className="text-h3">
        {textFor(lines, headings)}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ orderLineId, productId, productName, slug, ...line }) => (
          <li
            key={orderLineId}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-start gap-4 py-3"
          >
            <Cover
              id={productId ?? orderLineId}
              title={productName}
              src={line.originalUrl}
              size="xs"
            />
            <div>
              <p className="font-serif font-semibold leading-snug">
                {productId && slug ? (
                  <a href={paths.product({ id: productId, slug })} className="link-quiet">
                    {productName}
                  </a>
                ) : (
                  productName
                )}
              </p>
              <p translate="no" className="num text-sm text-ink-2">
                {line.Quantity} × {formatMoney(line.priceSale)}
              </p>
              {line.returned ? (
                <p className="text-sm text-ink-2">{orders.takenOut(line.returned)}</p>
              ) : null}
              {line.canReview ? (
                <a className="link text-sm" href={paths.account.reviews()}>
                  {orders.review}
                </a>
              ) : null}
            </div>
            <p translate="no" className="num font-semibold">
              {formatMoney(line.total)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
