import { useInput, useRecordContext } from 'ra-core'
import { useState } from 'react'
import { CategoriesFailure } from '@/components/office/categories/categories-failure'
import { useCategories } from '@/components/office/categories/use-categories'
import { ProductPicker } from '@/components/office/products/product-picker'
import { IconButton } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import type { StaffVoucher } from '@/contract/staff/vouchers'
import { officeVouchers } from '@/lib/messages/office-vouchers'

const texts = officeVouchers.fields

function useIds(source: string) {
  const { field } = useInput<number[] | null>({ source, defaultValue: null })
  const ids: readonly number[] = Array.isArray(field.value) ? field.value : []
  const set = (next: readonly number[]) => field.onChange(next.length > 0 ? next : null)
  return {
    ids,
    add: (id: number) => set(ids.includes(id) ? ids : [...ids, id]),
    remove: (id: number) => set(ids.filter((one) => one !== id)),
  }
}

type Named = { id: number; name: string }

const Chosen = ({ items, onRemove }: { items: Named[]; onRemove: (id: number) => void }) => (
  <ul className="grid">
    {items.map(({ id, name }) => (
      <li
        key={id}
        className="flex items-center justify-between gap-3 border-line py-1 not-first:border-t"
      >
        {name}
        <IconButton icon="close" label={texts.removeOf(name)} onClick={() => onRemove(id)} />
      </li>
    ))}
  </ul>
)

/** The categories a code is bound to, with those below them. */
export function CategoriesField({ source }: { source: string }) {
  const { ids, add, remove } = useIds(source)
  const { options } = useCategories()
  const nameOf = (id: number) =>
    options.find(({ value }) => value === id)?.label.trim() ?? String(id)
  const left = options.filter(({ value }) => !ids.includes(Number(value)))
  return (
    <div className="grid gap-2">
      <Select
        label={texts.categories}
        hint={texts.categoriesHint}
        value=""
        onChange={(event) => add(Number(event.target.value))}
        options={[{ value: '', label: texts.addCategory }, ...left]}
      />
      <CategoriesFailure />
      <Chosen items={ids.map((id) => ({ id, name: nameOf(id) }))} onRemove={remove} />
    </div>
  )
}

/** The products a code is bound to. */
export function ProductsField({ source }: { source: string }) {
  const { ids, add, remove } = useIds(source)
  const record = useRecordContext<StaffVoucher>()
  const [picked, setPicked] = useState<Named[]>([])
  const known = [
    ...(record?.products ?? []).map(({ id, productName }) => ({ id, name: productName })),
    ...picked,
  ]
  const nameOf = (id: number) => known.find((one) => one.id === id)?.name ?? String(id)
  return (
    <div className="grid gap-2">
      <ProductPicker
        label={texts.products}
        chosen={ids}
        onPick={({ id, productName }) => {
          setPicked([...picked, { id, name: productName }])
          add(id)
        }}
      />
      <Chosen items={ids.map((id) => ({ id, name: nameOf(id) }))} onRemove={remove} />
    </div>
  )
}
