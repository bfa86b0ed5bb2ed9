import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Section } from '@/components/office/form/section'
import { LoadFailure } from '@/components/office/frame/load-failure'
import { mayDo, useOfficeSession } from '@/components/office/session/office-session'
import { staffCall } from '@/components/office/session/staff-call'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { toast } from '@/components/ui/toast'
import { type PriceStep, type StaffProduct, staffProducts } from '@/contract/staff/products'
import { userMessageOf } from '@/lib/api/upstream-error'
import { formatDateTime } from '@/lib/format/date'
import { formatMoney } from '@/lib/format/money'
import { fromShopTime } from '@/lib/format/shop-time'
import { office } from '@/lib/messages/office'
import { officeProducts } from '@/lib/messages/office-products'

const texts = officeProducts.prices
const keyOf = (id: number) => ['office-prices', id]

function PlanForm({ product }: { product: StaffProduct }) {
  const { id } = product
  const [price, setPrice] = useState(String(product.price))
  const [priceSale, setPriceSale] = useState(String(product.priceSale))
  const [from, setFrom] = useState('')
  const client = useQueryClient()
  const plan = useMutation({
    mutationFn: () =>
      staffCall(staffProducts.planPrice, {
        params: { id },
        body: {
          price: Number(price),
          priceSale: Number(priceSale),
          startTime: fromShopTime(from) ?? '',
        },
      }),
    onSuccess: async () => {
      toast.success(office.form.saved)
      setFrom('')
      await client.invalidateQueries({ queryKey: keyOf(id) })
    },
    onError: () => undefined,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (from !== '') plan.mutate()
  }
  return (
    <form onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <TextInput
        label={texts.price}
        inputMode="numeric"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <TextInput
        label={texts.priceSale}
        inputMode="numeric"
        value={priceSale}
        onChange={(event) => setPriceSale(event.target.value)}
      />
      <TextInput
        label={texts.from}
        type="datetime-local"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
        error={plan.error ? userMessageOf(plan.error) : null}
      />
      <Button type="submit" variant="quiet" busy={plan.isPending} blocked={from === ''}>
        {texts.plan}
      </Button>
    </form>
  )
}

function Step({
  step,
  productId,
  mayWrite,
}: {
  step: PriceStep
  productId: number
  mayWrite: boolean
}) {
  const client = useQueryClient()
  const drop = useMutation({
    mutationFn: () =>
      staffCall(staffProducts.dropPrice, { params: { id: productId, step: step.id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(productId) }),
    onError: (error) => toast.error(userMessageOf(error)),
  })
  const isPlanned = step.appliedTime === null
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line pt-2 text-sm">
      <span className="num">{formatDateTime(step.startTime)}</span>
      <span className="num font-semibold">{formatMoney(step.priceSale)}</span>
      <span className="num text-ink-2">{formatMoney(step.price)}</span>
      <span className="text-ink-2">{isPlanned ? texts.planned : step.actorName}</span>
      {isPlanned && mayWrite ? (
        <Button variant="text" size="sm" busy={drop.isPending} onClick={() => drop.mutate()}>
          {texts.drop}
        </Button>
      ) : null}
    </li>
  )
}

/** What the product has cost, and what it will cost. */
export function PricePanel({ product }: { product: StaffProduct }) {
  const { roles } = useOfficeSession()
  const mayRead = mayDo(roles, staffProducts.listPriceSteps.roles)
  const mayWrite = mayDo(roles, staffProducts.planPrice.roles)
  const { id } = product
  const {
    data = [],
    error,
    refetch,
    isSuccess,
  } = useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await staffCall(staffProducts.listPriceSteps, { params: { id } })).data,
    enabled: mayRead,
  })
  if (!mayRead) return null
  return (
    <Section title={officeProducts.sections.prices}>
      {mayWrite ? <PlanForm product={product} /> : null}
      {error ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {isSuccess && data.length === 0 ? <p className="text-ink-2">{texts.none}</p> : null}
      <ul className="grid gap-2">
        {data.map((step) => (
          <Step key={step.id} step={step} productId={id} mayWrite={mayWrite} />
        ))}
      </ul>
    </Section>
  )
}
