'use client'

import { DottedRow } from '@/components/catalog-ui/dotted-row'
import { type EarlierOrder, EarlierOrderNotice } from '@/components/orders/checkout/earlier-order'
import { InvoiceRequest } from '@/components/orders/invoices/invoice-request'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { RadioCards } from '@/components/ui/radio-cards'
import { returnTerms } from '@/contract/return-terms'
import type { OrderLine } from '@/contract/shop/cart'
import { formatAddress } from '@/lib/format/address'
import { formatMoney } from '@/lib/format/money'
import { checkout } from '@/lib/messages/checkout'
import { orders } from '@/lib/messages/orders'
import { payments } from '@/lib/messages/payments'
import type { CheckoutDraft } from '@/lib/orders/checkout/checkout-draft'
import { hasCourses, isCoursesOnly, textFor } from '@/lib/orders/order-contents'
import { availablePaymentMethods, selectPaymentMethod } from '@/lib/payments/payment-methods'
import { paths } from '@/lib/routes/paths'

type Props = {
  draft: CheckoutDraft
  order: OrderLine
  /** The order an earlier press has placed without its answer reaching this page. */
  earlier?: EarlierOrder | null
  onOrderMore?: () => void
  /** How often the order was sent with a buyer that the invoice cannot name. */
  invoiceTries: number
  onDraft: (change: Partial<CheckoutDraft>) => void
  onBack: () => void
}

const headings = {
  books: checkout.payment.items,
  courses: checkout.courses.items,
  both: checkout.courses.mixedItems,
}

/** The last step: payment method, recipient, items. */
export function PaymentStep({ draft, order, earlier, invoiceTries, ...props }: Props) {
  const { onDraft, onBack, onOrderMore = () => undefined } = props
  const { cartDetails } = order
  const coursesOnly = isCoursesOnly(cartDetails)
  const methods = availablePaymentMethods(order)
  const method = selectPaymentMethod(draft.paymentType, order)
  return (
    <div className="grid gap-8">
      <h2 className="text-h2">{checkout.payment.title}</h2>
      {earlier ? <EarlierOrderNotice order={earlier} onOrderMore={onOrderMore} /> : null}
      {method === null ? (
        <Notice tone="warning" title={checkout.payment.none} />
      ) : (
        <RadioCards
          legend={checkout.payment.legend}
          name="paymentType"
          value={method}
          onValue={(value) =>
            onDraft({ paymentType: methods.find((one) => String(one) === value) ?? method })
          }
          options={methods.map((value) => ({
            value,
            label: payments.methods[value],
            note: payments.methodNotes[value],
          }))}
        />
      )}
      <Recipient order={order} draft={draft} onChange={onBack} />
      {order.takesInvoice ? (
        <InvoiceRequest
          invoice={draft.invoice}
          tries={invoiceTries}
          onChange={(change) => onDraft({ invoice: { ...draft.invoice, ...change } })}
        />
      ) : null}
      <section aria-labelledby="items" className="grid gap-2">
        <h3 id="items" className="text-h3">
          {textFor(cartDetails, headings)(order.totalProducts)}
        </h3>
        <ul className="grid gap-1">
          {cartDetails.map((line) => (
            <li key={line.productId}>
              <DottedRow
                label={`${line.Quantity} × ${line.productName}`}
                value={formatMoney(line.total)}
              />
              {line.notice ? <p className="text-sm text-ink-2">{line.notice}</p> : null}
            </li>
          ))}
        </ul>
      </section>
      <p className="text-sm text-ink-2">
        {coursesOnly
          ? null
          : `${checkout.payment.right(returnTerms.unwanted.days, returnTerms.damaged.days)} `}
        {hasCourses(cartDetails) ? `${checkout.courses.right} ` : null}
        <a className="link" href={paths.policy('returns')}>
          {checkout.courses.rightLink}
        </a>
      </p>
      <p className="text-sm text-ink-2">
        {checkout.payment.agree}{' '}
        <a className="link" href={paths.policy('terms')}>
          {checkout.payment.terms}
        </a>
        . {order.needsNoAddress ? checkout.courses.data : checkout.payment.data}{' '}
        <a className="link" href={paths.policy('privacy')}>
          {checkout.payment.privacy}
        </a>
        .
      </p>
      <div>
        <Button variant="quiet" onClick={onBack}>
          {coursesOnly ? checkout.courses.back : checkout.payment.back}
        </Button>
      </div>
    </div>
  )
}

type RecipientProps = Pick<Props, 'order' | 'draft'> & { onChange: () => void }

function Recipient({ order: { address, cartDetails }, draft, onChange }: RecipientProps) {
  // The account's cart knows its address; a guest's is in the draft.
  const to = address?.name ? address : draft
  return (
    <section aria-labelledby="ship-to" className="grid gap-2">
      <h3 id="ship-to" className="text-h3">
        {isCoursesOnly(cartDetails) ? orders.courses.buyer : checkout.payment.shipTo}
      </h3>
      <p>
        <strong>{to.name}</strong> ·{' '}
        <span translate="no" className="num">
          {to.phone}
        </span>
        <br />
        {to.address ? formatAddress({ ...address, address: to.address }) : null}
      </p>
      <div>
        <Button variant="text" size="sm" icon="edit" onClick={onChange}>
          {checkout.payment.change}
        </Button>
      </div>
    </section>
  )
}
