import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { type ProductRow, staffProducts } from '@/contract/staff/products'
import { userMessageOf } from '@/lib/api/upstream-error'
import { formatMoney } from '@/lib/format/money'
import { office } from '@/lib/messages/office'
import { officeProducts } from '@/lib/messages/office-products'

const texts = officeProducts.picker
const MOST = 8

type Props = {
  label: string
  /** What is in the list already. */
  chosen: readonly number[]
  onPick: (product: ProductRow) => void
}

const isCode = (text: string) => /^[\d\- ]{8,}X?$/i.test(text)

/** Finds products by name, or by a code a scanner types: a code that one book bears adds it at once. */
export function ProductPicker({ label, chosen, onPick }: Props) {
  const [text, setText] = useState('')
  const find = useMutation({
    mutationFn: async (q: string) =>
      (await staffCall(staffProducts.list, { query: { q, pageSize: MOST } })).data,
    onSuccess: (found, q) => {
      const [only] = found
      if (!only || found.length > 1 || !isCode(q)) return
      if (!chosen.includes(only.id)) onPick(only)
      setText('')
      find.reset()
    },
    onError: () => undefined,
  })
  const search = () => {
    if (text.trim() !== '') find.mutate(text.trim())
  }
  // The picker stands inside a form, which Enter would send.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    search()
  }
  return (
    <div className="grid gap-3">
      <div className="flex items-end gap-2">
        <TextInput
          className="min-w-0 flex-1"
          label={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          error={find.error ? userMessageOf(find.error) : null}
        />
        <Button variant="quiet" busy={find.isPending} onClick={search}>
          {office.list.search}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {find.data ? texts.found(find.data.length) : ''}
      </p>
      {find.data?.length === 0 ? <p className="text-ink-2">{texts.none}</p> : null}
      <ul className="grid">
        {find.data?.map((product) => (
          <li
            key={product.id}
            className="flex items-center justify-between gap-3 border-line py-2 not-first:border-t"
          >
            <p className="min-w-0">
              {product.productName}
              <span className="block text-sm text-ink-2">
                {[product.author, formatMoney(product.priceSale)].filter(Boolean).join(' · ')}
              </span>
            </p>
            {chosen.includes(product.id) ? (
              <span className="shrink-0 text-sm text-ink-2">{texts.chosen}</span>
            ) : (
              <Button variant="quiet" size="sm" onClick={() => onPick(product)}>
                {texts.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
