'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { CartSkeleton } from '@/components/cart/cart-skeleton'
import { EmptyCart } from '@/components/cart/empty-cart'
import { PromoCodes } from '@/components/cart/promo-codes'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { type Buyer, useCartTotals } from '@/components/cart/use-cart-totals'
import { CartStep } from '@/components/orders/checkout/cart-step'
import { CheckoutBar } from '@/components/orders/checkout/checkout-bar'
import { CheckoutNextButton } from '@/components/orders/checkout/checkout-next-button'
import { CheckoutUnavailable } from '@/components/orders/checkout/checkout-unavailable'
import type { DeliveryStep as Delivery } from '@/components/orders/checkout/delivery-step'
import { OrderSummary } from '@/components/orders/checkout/order-summary'
import { PaymentStep } from '@/components/orders/checkout/payment-step'
import { stepLabels } from '@/components/orders/checkout/step-labels'
import { useCheckout } from '@/components/orders/checkout/use-checkout'
import { useCheckoutHistory } from '@/components/orders/checkout/use-checkout-history'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { QueryProvider } from '@/components/ui/query-provider'
import { Loading } from '@/components/ui/spinner'
import { type Step, Stepper } from '@/components/ui/stepper'
import { Phone } from '@/contract/phone'
import { Email } from '@/contract/shop/auth'
import type { OrderLine } from '@/contract/shop/cart'
import { userMessageOf } from '@/lib/api/upstream-error'
import type { GuestLine } from '@/lib/cart/guest-cart'
import { cart as texts } from '@/lib/messages/cart'
import type { CheckoutDraft } from '@/lib/orders/checkout/checkout-draft'
import { isCoursesOnly } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'
import styles from './checkout.module.css'

const loadDelivery = () => import('@/components/orders/checkout/delivery-step')

// The form of the second step and its validation load while the first step is read.
const DeliveryStep = lazy(() =>
  loadDelivery().then(
    (found): { default: ComponentType<ComponentProps<typeof Delivery>> } => ({
      default: found.DeliveryStep,
    }),
    () => ({ default: CheckoutUnavailable }),
  ),
)

function useLaterSteps() {
  useEffect(() => {
    loadDelivery().catch(() => undefined)
  }, [])
}

const stepsAt = (tab: number, coursesOnly: boolean): Step[] =>
  stepLabels(coursesOnly).map((label, index) => ({
    label,
    state: index < tab ? 'done' : index === tab ? 'current' : 'upcoming',
  }))

/** Moves focus and scroll to the new step, but not on the first render. */
function useStepFocus(tab: number) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(tab)
  useEffect(() => {
    if (before.current === tab) return
    before.current = tab
    top.current?.focus()
    top.current?.scrollIntoView({ block: 'start' })
  }, [tab])
  return top
}

/** A guest's fee is calculated in every step; the account's cart has its address once the delivery step is done. */
const wardAsked = ({ tab, wardId }: CheckoutDraft, isSignedIn: boolean) =>
  tab === 1 || (tab === 2 && !isSignedIn) ? wardId : 0

/** Only what can be sent as it stands; half a number is nobody's yet. */
const buyerOf = (draft: CheckoutDraft, isSignedIn: boolean): Buyer => ({
  wardId: wardAsked(draft, isSignedIn),
  phone: Phone.safeParse(draft.phone).data,
  email: Email.safeParse(draft.email).data,
})

/** Cart and checkout on one page: steps 0 cart, 1 delivery, 2 payment. */
export const Checkout = () => (
  <QueryProvider>
    <Steps />
  </QueryProvider>
)

function Steps() {
  useLaterSteps()
  const { cart } = useCartContents()
  const checkout = useCheckout()
  const { draft } = checkout
  const isSignedIn = useIsSignedIn()
  const { order, isStale, error, retry } = useCartTotals(buyerOf(draft, isSignedIn))
  const top = useStepFocus(draft.tab)
  useCheckoutHistory(draft.tab, checkout.goTo)
  const isKnown = !isSignedIn || order !== undefined
  if (isKnown && cart.lines.length === 0) return <EmptyCart />
  if (!order) {
    if (error) return <LoadFailure error={error} onRetry={retry} />
    return <CartSkeleton lines={cart.lines.length} />
  }
  const coursesOnly = isCoursesOnly(order.cartDetails)
  const wayOn = { checkout, order, isStale }
  return (
    <div ref={top} tabIndex={-1} className="grid gap-8 outline-none">
      <Stepper steps={stepsAt(draft.tab, coursesOnly)} />
      {error ? <LoadFailure error={error} onRetry={retry} /> : null}
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem]">
        <CurrentStep checkout={checkout} chosen={cart.lines} order={order} isStale={isStale} />
        <OrderSummary order={order} isStale={isStale}>
          <div className={styles.panelButton}>
            <CheckoutNextButton full {...wayOn} />
          </div>
          <PromoCodes order={order} isStale={isStale} onVoucherRemoved={() => checkout.goTo(0)} />
          {draft.tab === 0 ? (
            <LinkButton full variant="quiet" href={paths.products()}>
              {texts.continueShopping}
            </LinkButton>
          ) : null}
        </OrderSummary>
      </div>
      <CheckoutBar order={order} isStale={isStale}>
        <CheckoutNextButton {...wayOn} />
      </CheckoutBar>
    </div>
  )
}

type StepProps = {
  checkout: ReturnType<typeof useCheckout>
  chosen: readonly GuestLine[]
  order: OrderLine
  isStale: boolean
}

function CurrentStep({ checkout, chosen, order, isStale }: StepProps) {
  const { draft, update, goTo } = checkout
  if (draft.tab === 0) return <CartStep chosen={chosen} order={order} isStale={isStale} />
  if (draft.tab === 1) {
    return (
      <Suspense fallback={<Loading />}>
        <DeliveryStep
          coursesOnly={isCoursesOnly(order.cartDetails)}
          needsNoAddress={order.needsNoAddress}
          draft={draft}
          onDraft={update}
          onSubmit={checkout.toPayment}
          onBack={() => goTo(0)}
        />
      </Suspense>
    )
  }
  return (
    <PaymentStep
      draft={draft}
      order={order}
      earlier={checkout.earlier}
      onOrderMore={checkout.orderMore}
      invoiceTries={checkout.invoiceTries}
      onDraft={update}
      onBack={() => goTo(1)}
    />
  )
}

function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice tone="danger" title={texts.loadFailed}>
      <p>{navigator.onLine ? userMessageOf(error) : texts.offline}</p>
      <Button variant="quiet" size="sm" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}
