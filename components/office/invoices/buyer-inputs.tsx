import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { invoiceBuyerKinds, type OrderInvoices } from '@/contract/invoices'
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

/** Whom an invoice is made out to, in a step's dialog. */
export const BuyerInputs = ({ buyer, isNameOptional = false }: Props) => (
  <>
    <Select
      name="kind"
      label={texts.kind}
      defaultValue={buyer?.kind ?? 'company'}
      options={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
    />
    <TextInput
      name="name"
      label={texts.names.company}
      defaultValue={buyer?.name}
      maxLength={200}
      required={!isNameOptional}
    />
    <TextInput
      name="taxCode"
      label={texts.taxCodes.company}
      hint={texts.taxHints.company}
      defaultValue={buyer?.taxCode}
      maxLength={30}
      optional
    />
    <TextInput
      name="address"
      label={texts.address}
      defaultValue={buyer?.address}
      maxLength={300}
      optional
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
