'use client'

import { DottedRow } from '@/components/catalog-ui/dotted-row'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { RadioCards } from '@/components/ui/radio-cards'
import type { OrderLine } from '@/contract/cart'
import type { CheckoutDraft } from '@/lib/cart/checkout-draft'
import { formatAddress } from '@/lib/format/address'
import { formatMoney } from '@/lib/format/money'
import { cart as texts } from '@/lib/messages/cart'
import { ordersCourses } from '@/lib/messages/orders-courses'
import { isCoursesOnly, wordsFor } from '@/lib/orders/order-contents'
import { openWays, wayToPay } from '@/lib/payments/payment-methods'
import { paths } from '@/lib/routes/paths'

type Props = {
  draft: CheckoutDraft
  order: OrderLine
  isStale: boolean
  busy: boolean
  onDraft: (change: Partial<CheckoutDraft>) => void
  onPlace: () => void
  onBack: () => void
}

const headings = {
  books: texts.payment.items,
  courses: ordersCourses.items,
  both: ordersCourses.mixedItems,
}

/** The last look: how to pay, where it goes, what it costs. */
export function PaymentStep({ draft, order, isStale, busy, onDraft, onPlace, onBack }: Props) {
  const { address, cartDetails } = order
  const coursesOnly = isCoursesOnly(cartDetails)
  // The account's cart knows its own address; a guest's is what was typed.
  const to = address?.name ? address : draft
  const ways = openWays(order)
  const way = wayToPay(draft.paymentType, order)
  return (
    <div className="grid gap-8">
      <h2 className="text-h2">{texts.payment.title}</h2>
      {way === null ? (
        <Notice tone="warning" title={texts.payment.none} />
      ) : (
        <RadioCards
          legend={texts.payment.legend}
          name="paymentType"
          value={way}
          onValue={(value) =>
            onDraft({ paymentType: ways.find((one) => String(one) === value) ?? way })
          }
          options={ways.map((value) => ({
            value,
            label: texts.payment.types[value],
            note: texts.payment.notes[value],
          }))}
        />
      )}
      <section aria-labelledby="ship-to" className="grid gap-2">
        <h3 id="ship-to" className="text-h3">
          {coursesOnly ? ordersCourses.buyer : texts.payment.shipTo}
        </h3>
        <p>
          <strong>{to.name}</strong> · <span className="num">{to.phone}</span>
          <br />
          {formatAddress({ ...address, address: to.address })}
        </p>
        <div>
          <Button variant="text" size="sm" icon="edit" onClick={onBack}>
            {texts.payment.change}
          </Button>
        </div>
      </section>
      <section aria-labelledby="items" className="grid gap-2">
        <h3 id="items" className="text-h3">
          {wordsFor(cartDetails, headings)(order.totalProducts)}
        </h3>
        <ul className="grid gap-1">
          {cartDetails.map((line) => (
            <li key={line.productId}>
              <DottedRow
                label={`${line.Quantity} × ${line.productName}`}
                value={formatMoney(line.total)}
              />
            </li>
          ))}
        </ul>
      </section>
      <p className="text-sm text-ink-2">
        {texts.payment.agree}{' '}
        <a className="link" href={paths.policy('terms')}>
          {texts.payment.terms}
        </a>
        .
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} blocked={isStale || way === null} onClick={onPlace}>
          {texts.payment.submit(formatMoney(order.total))}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {coursesOnly ? ordersCourses.back : texts.payment.back}
        </Button>
      </div>
    </div>
  )
}
