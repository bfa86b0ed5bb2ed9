'use client'

import { Cover } from '@/components/catalog-ui/cover'
import { OtherTitle } from '@/components/orders/returns/other-title'
import { Checkbox } from '@/components/ui/checkbox'
import { Quantity } from '@/components/ui/quantity'
import type { OwnReturns } from '@/contract/shop/returns'
import { formatMoney } from '@/lib/format/money'
import { returns as texts } from '@/lib/messages/returns'
import type { Chosen } from '@/lib/orders/returns'

type Props = {
  lines: OwnReturns['lines']
  chosen: ReadonlyMap<number, Chosen>
  onChange: (orderLineId: number, chosen: Chosen) => void
  mayTakeOther: boolean
}

/** The books of an order with their covers, to tick what is sent back. */
export const ReturnLines = ({ lines, chosen, onChange, mayTakeOther }: Props) => (
  <fieldset>
    <legend className="mb-1.5 font-semibold">{texts.what}</legend>
    <ul className="divide-y divide-line border-y border-line">
      {lines.map(({ orderLineId, productName, imageUrl, unitPrice, left, refusal }) => {
        const { copies = 0, other = null } = chosen.get(orderLineId) ?? {}
        const cover = <Cover id={orderLineId} title={productName} src={imageUrl} size="xs" />
        const price = (
          <span translate="no" className="num block text-sm text-ink-2">
            {`${left} × ${formatMoney(unitPrice)}`}
          </span>
        )
        return (
          <li
            key={orderLineId}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-4 py-3"
          >
            {cover}
            {refusal ? (
              <p className="text-ink-2">
                {productName}
                <span className="block text-sm">{refusal}</span>
              </p>
            ) : (
              <div className="grid gap-2">
                <Checkbox
                  label={
                    <>
                      {productName}
                      {price}
                    </>
                  }
                  checked={copies > 0}
                  onChange={({ currentTarget }) =>
                    onChange(orderLineId, { copies: currentTarget.checked ? 1 : 0, other })
                  }
                />
                {copies > 0 && left > 1 ? (
                  <div className="flex flex-wrap items-center gap-3">
                    <span className="text-sm">{texts.howMany}</span>
                    <Quantity
                      of={productName}
                      value={copies}
                      max={left}
                      onChange={(next) => onChange(orderLineId, { copies: next, other })}
                    />
                  </div>
                ) : null}
                {copies > 0 && mayTakeOther ? (
                  <OtherTitle
                    of={productName}
                    value={other}
                    onChange={(next) => onChange(orderLineId, { copies, other: next })}
                  />
                ) : null}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  </fieldset>
)
