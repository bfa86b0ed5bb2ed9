'use client'

import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { formatMoney } from '@/lib/format/money'
import { gradeSet as texts } from '@/lib/messages/textbooks-set'

type Chosen = { ids: number[]; total: number }

const chosenIn = (form: HTMLFormElement): Chosen => {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input:checked')]
  return {
    ids: boxes.map(({ value }) => Number(value)),
    total: boxes.reduce((sum, { dataset }) => sum + Number(dataset.price), 0),
  }
}

type Props = {
  /** What is ticked as the page comes. */
  start: Chosen
  cartHref: string
  /** The boxes, made by the server. */
  children: ReactNode
}

/** Books with boxes, and one press that puts all that are ticked into the cart. */
export function GradeSetForm({ start, cartHref, children }: Props) {
  const [{ ids, total }, setChosen] = useState(start)
  const [isBusy, setBusy] = useState(false)

  async function put(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const { reorder } = await import('@/lib/cart/reorder')
      const added = await reorder(ids.map((productId) => ({ productId, Quantity: 1 })))
      if (added > 0) return window.location.assign(cartHref)
      toast.error(texts.none)
    } catch {
      toast.error(texts.failed)
    }
    setBusy(false)
  }

  return (
    <form
      className="grid gap-4"
      onChange={({ currentTarget }) => setChosen(chosenIn(currentTarget))}
      onSubmit={put}
    >
      {children}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" icon="cart" busy={isBusy} blocked={ids.length === 0}>
          {texts.put(ids.length)}
        </Button>
        <p role="status" className="num">
          {texts.total(formatMoney(total))}
        </p>
      </div>
    </form>
  )
}
