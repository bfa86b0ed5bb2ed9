import { useState } from 'react'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { invoiceBuyerKinds, type OrderInvoices } from '@/contract/shop/invoices'
import { invoices as texts } from '@/lib/messages/invoices'

const kinds = invoiceBuyerKinds.toReversed()
const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** The buyer as the form says. */
export const buyerIn = (form: FormData) => ({
  kind: kinds.find((kind) => kind === form.get('kind')) ?? 'person',
  name: typed(form, 'name'),
  taxCode: typed(form, 'taxCode'),
  address: typed(form, 'address'),
  email: typed(form, 'email'),
})

type Props = { buyer: OrderInvoices['buyer']; isNameOptional?: boolean }

/** Whom an invoice is made out to, in a step's dialog: a company's names its tax code and address. */
export function BuyerInputs({ buyer, isNameOptional = false }: Props) {
  const [kind, setKind] = useState(buyer?.kind ?? 'company')
  const isPerson = kind === 'person'
  const needed = isPerson ? { optional: true } : { required: !isNameOptional }
  return (
    <>
      <Select
        name="kind"
        label={texts.kind}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          setKind(kinds.find((one) => one === value) ?? kind)
        }
        options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <TextInput
        name="name"
        label={texts.names[kind]}
        defaultValue={buyer?.name}
        maxLength={200}
        required={!isNameOptional}
      />
      <TextInput
        name="taxCode"
        label={texts.taxCodes[kind]}
        hint={texts.taxHints[kind]}
        defaultValue={buyer?.taxCode}
        maxLength={30}
        {...needed}
      />
      <TextInput
        name="address"
        label={texts.address}
        defaultValue={buyer?.address}
        maxLength={300}
        {...needed}
      />
      <TextInput
        name="email"
        type="email"
        label={texts.email}
        defaultValue={buyer?.email}
        maxLength={254}
        optional
      />
    </>
  )
}
