import { useInput } from 'ra-core'
import type { ReactNode } from 'react'
import { ProductPicker } from '@/components/office/products/product-picker'
import { IconButton } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import type { StaffFlashSale } from '@/contract/staff/flash-sales'
import type { ProductRow } from '@/contract/staff/products'
import { formatMoney } from '@/lib/format/money'
import { office } from '@/lib/messages/office'
import { officeCatalogue } from '@/lib/messages/office-catalogue'

const texts = officeCatalogue.flashSales

type SaleItem = StaffFlashSale['items'][number]
type Draft = Omit<SaleItem, 'price' | 'quantity' | 'perUser'> & {
  /** As typed; blank while it is being typed. */
  price: number | null
  quantity: number | null
  perUser: number | null
}

const PERCENT = 0.8
const USUAL_QUANTITY = 20
const USUAL_PER_USER = 2
const STEP = 1000

/** A fifth off in whole thousands, as a start. */
const draftOf = ({
  id,
  productName,
  priceSale,
  isActive,
  stock,
  objectType,
}: ProductRow): Draft => ({
  productId: id,
  productName,
  priceSale,
  isActive,
  price: Math.floor((priceSale * PERCENT) / STEP) * STEP,
  quantity: objectType === 0 ? Math.max(1, Math.min(stock, USUAL_QUANTITY)) : USUAL_QUANTITY,
  perUser: USUAL_PER_USER,
  sold: 0,
})

const toWhole = (text: string) => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : null)

function NumberInput({
  label,
  value,
  onChange,
}: {
  label: string
  value: number | null
  onChange: (value: number | null) => void
}) {
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      value={value ?? ''}
      onChange={(event) => onChange(toWhole(event.target.value))}
      error={value === null ? office.form.wrongNumber : null}
    />
  )
}

function Facts({ item }: { item: Draft }): ReactNode {
  const { priceSale, sold, isActive } = item
  const facts = [
    texts.usual(formatMoney(priceSale)),
    ...(sold > 0 ? [texts.sold(sold)] : []),
    ...(isActive ? [] : [texts.hidden]),
  ]
  return <span className="block text-sm font-normal text-ink-2">{facts.join(' · ')}</span>
}

function ItemRow({
  item,
  onChange,
  onRemove,
}: {
  item: Draft
  onChange: (item: Draft) => void
  onRemove: () => void
}) {
  return (
    <li className="grid gap-3 border-t border-line pt-4">
      <div className="flex items-start justify-between gap-3">
        <p className="font-semibold">
          {item.productName}
          <Facts item={item} />
        </p>
        {item.sold === 0 ? (
          <IconButton icon="trash" label={texts.remove(item.productName)} onClick={onRemove} />
        ) : null}
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <NumberInput
          label={texts.price}
          value={item.price}
          onChange={(price) => onChange({ ...item, price })}
        />
        <NumberInput
          label={texts.quantity}
          value={item.quantity}
          onChange={(quantity) => onChange({ ...item, quantity })}
        />
        <NumberInput
          label={texts.perUser}
          value={item.perUser}
          onChange={(perUser) => onChange({ ...item, perUser })}
        />
      </div>
    </li>
  )
}

const whole = (items: unknown) =>
  Array.isArray(items) &&
  items.some((item: Draft) => [item.price, item.quantity, item.perUser].includes(null))
    ? office.form.wrongNumber
    : undefined

/** The books of a sale, each with its price and its limits. */
export function FlashSaleItems({ source }: { source: string }) {
  const { field } = useInput<Draft[]>({ source, defaultValue: [], validate: whole })
  const items: Draft[] = Array.isArray(field.value) ? field.value : []
  const replace = (at: number, item: Draft) =>
    field.onChange(items.map((one, index) => (index === at ? item : one)))
  return (
    <div className="grid gap-4">
      <ProductPicker
        label={texts.search}
        chosen={items.map(({ productId }) => productId)}
        onPick={(product) => field.onChange([...items, draftOf(product)])}
      />
      {items.length === 0 ? <p className="text-ink-2">{texts.noItems}</p> : null}
      <ul className="grid gap-4">
        {items.map((item, index) => (
          <ItemRow
            key={item.productId}
            item={item}
            onChange={(next) => replace(index, next)}
            onRemove={() => field.onChange(items.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
    </div>
  )
}
