import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import {
  type StaffProduct,
  type StockMovement,
  type StockReason,
  staffProducts,
  stockReasons,
} from '@/contract/staff/products'
import { userMessageOf } from '@/lib/api/upstream-error'
import { formatDateTime } from '@/lib/format/date'
import { office } from '@/lib/messages/office'
import { officeProducts } from '@/lib/messages/office-products'

const texts = officeProducts.stock
const reasons = stockReasons.map((value) => ({ value, label: texts.reasons[value] }))
const takesAway: readonly StockReason[] = ['damaged', 'lost']

const keyOf = (id: number) => ['office-stock', id]

/** The staff say how many are gone; the call wants the difference. */
const amountFor = (reason: StockReason, typed: number) =>
  takesAway.includes(reason) ? -Math.abs(typed) : typed

function CorrectionForm({ product: { id } }: { product: StaffProduct }) {
  const [reason, setReason] = useState<StockReason>('received')
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const client = useQueryClient()
  const refresh = useRefresh()
  const isWhole = /^\d{1,6}$/.test(amount.trim())
  const correct = useMutation({
    mutationFn: () =>
      staffCall(staffProducts.correctStock, {
        params: { id },
        body: { reason, amount: amountFor(reason, Number(amount)), note },
      }),
    onSuccess: async () => {
      toast.success(office.form.saved)
      setAmount('')
      setNote('')
      refresh()
      await client.invalidateQueries({ queryKey: keyOf(id) })
    },
    onError: () => undefined,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) correct.mutate()
  }
  const error = correct.error ? userMessageOf(correct.error) : null
  return (
    <form onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Select
        label={texts.reason}
        value={reason}
        onChange={(event) =>
          setReason(stockReasons.find((one) => one === event.target.value) ?? 'count')
        }
        options={reasons}
      />
      <TextInput
        label={texts.amount}
        inputMode="numeric"
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
        error={amount !== '' && !isWhole ? office.form.wrongNumber : error}
      />
      <TextInput
        label={texts.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" busy={correct.isPending} blocked={!isWhole}>
        {texts.save}
      </Button>
    </form>
  )
}

const signed = (count: number) => (count > 0 ? `+${count}` : String(count))
const reasonOf = ({ reason }: StockMovement) =>
  reason in texts.systemReasons ? texts.systemReasons[reason as StockReason] : reason

function History({ id }: { id: number }) {
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: keyOf(id),
    queryFn: async () =>
      (await staffCall(staffProducts.listStockMovements, { params: { id } })).data,
  })
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (data.length === 0) return null
  return (
    <details>
      <summary className="link">{texts.history}</summary>
      <ul className="mt-3 grid gap-2">
        {data.map((move) => (
          <li key={move.id} className="flex flex-wrap gap-x-4 border-t border-line pt-2 text-sm">
            <span className="num">{formatDateTime(move.time)}</span>
            <span className="num font-semibold">{signed(move.onHand)}</span>
            <span>{reasonOf(move)}</span>
            <span className="text-ink-2">{move.actorName ?? texts.shop}</span>
            <span className="text-ink-2">{move.note}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** How many copies there are, why, and the way to correct it. */
export function StockPanel({ product }: { product: StaffProduct }) {
  const { roles } = useOfficeSession()
  return (
    <Section title={officeProducts.sections.stock}>
      <p>{texts.now(product.stock, product.reserved)}</p>
      {mayDo(roles, staffProducts.correctStock.roles) ? <CorrectionForm product={product} /> : null}
      {mayDo(roles, staffProducts.listStockMovements.roles) ? <History id={product.id} /> : null}
    </Section>
  )
}
