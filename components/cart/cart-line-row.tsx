'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useCartContents } from '@/components/cart/use-cart-contents'
import { Cover } from '@/components/catalog-ui/cover'
import { Price } from '@/components/catalog-ui/price'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { LinkButton } from '@/components/ui/link-button'
import { Quantity } from '@/components/ui/quantity'
import type { CartLine } from '@/contract/shop/cart'
import { formatMoney } from '@/lib/format/money'
import { authDialogHost } from '@/lib/messages/auth-dialog-host'
import { cart as texts } from '@/lib/messages/cart'
import { isCourse } from '@/lib/orders/order-contents'
import { paths } from '@/lib/routes/paths'
import { useIsSignedIn } from '@/lib/session/use-is-signed-in'

type Props = { line: CartLine; quantity: number; isStale: boolean }

/** When a line with the focus is removed, the focus goes to the line beside it. */
function useFocusBeside() {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const here = row.current
    // Runs while the line is still in the document: afterwards the focus is lost.
    return () => {
      if (!here?.contains(document.activeElement)) return
      const beside = here.nextElementSibling ?? here.previousElementSibling
      beside?.querySelector<HTMLElement>('[data-remove]')?.focus()
    }
  }, [])
  return row
}

const isUnknown = (line: CartLine) => line.productName === ''

/** A line of the cart: cover, title, price, quantity, total and its error. */
export function CartLineRow({ line, quantity, isStale }: Props) {
  const cart = useCartContents()
  const row = useFocusBeside()
  const { productId: id, productName: title, available } = line
  const isSignedIn = useIsSignedIn()
  const isOnce = isCourse(line)
  const isForAccounts = isOnce && line.error !== '' && available > 0
  useEffect(() => {
    // Added twice before it was known to be a course.
    if (isOnce && quantity > 1) cart.setQuantity(id, 1)
  }, [isOnce, quantity, id, cart.setQuantity])
  const errorId = `line-${id}-error`
  return (
    <li
      ref={row}
      className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 py-4 sm:grid-cols-[4.5rem_1fr_auto_8rem]"
    >
      <Cover id={id} title={title} src={line.originalUrl} size="s" />
      <div className="min-w-0">
        <p className="font-serif font-semibold leading-snug">
          {isUnknown(line) ? (
            texts.listLabel
          ) : (
            <a href={paths.product({ id, slug: line.slug })} className="link-quiet">
              {title}
            </a>
          )}
        </p>
        <div className="mt-1">
          <span className="sr-only">{texts.unitPrice}: </span>
          <Price price={line.price} salePrice={line.priceSale} />
        </div>
        <FieldError id={errorId} error={line.error && !isStale ? line.error : null} />
        {isForAccounts && !isSignedIn && !isStale ? (
          <p className="mt-2">
            <LinkButton
              variant="quiet"
              size="sm"
              href={paths.login(paths.cart())}
              data-dialog="login"
            >
              {authDialogHost.login}
            </LinkButton>
          </p>
        ) : null}
        {line.notice && !line.error && !isStale ? (
          <p className="mt-1 text-sm text-ink-2">{line.notice}</p>
        ) : null}
        {line.error && !isStale && available > 0 && available < quantity ? (
          <p className="mt-2">
            <Button variant="quiet" size="sm" onClick={() => cart.setQuantity(id, available)}>
              {texts.takeAvailable(available)}
            </Button>
          </p>
        ) : null}
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-2 sm:col-start-3">
        {isOnce ? null : (
          <Quantity
            of={title}
            value={quantity}
            pending={isStale}
            onChange={(value) => cart.setQuantity(id, value)}
          />
        )}
        <Button
          variant="text"
          size="sm"
          icon="trash"
          data-remove=""
          aria-label={texts.removeOf(title)}
          onClick={() => cart.remove({ id, title })}
        >
          {texts.remove}
        </Button>
      </div>
      <p
        translate="no"
        className="num col-start-2 font-semibold sm:col-start-4 sm:text-right"
        data-stale={isStale || undefined}
      >
        <span className="sr-only">{texts.lineTotal}: </span>
        {formatMoney(line.priceSale * quantity)}
      </p>
    </li>
  )
}
