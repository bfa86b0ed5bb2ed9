import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { banks } from '@/contract/banks'
import type { RefundReceiver } from '@/contract/shop/refunds'
import { refunds as texts } from '@/lib/messages/refunds'

const options = [
  { value: '', label: texts.chooseBank },
  ...banks.map(({ code, name }) => ({
    value: name,
    label: code === name || code.length > 4 ? name : `${name} (${code})`,
  })),
]

type Props = {
  id: string
  /** Why it is asked. */
  legend: string
  hint?: string
  required?: boolean
}

/** The account a refund is transferred to. */
export const ReceiverFields = ({ id, legend, hint, required = true }: Props) => (
  <fieldset className="grid gap-4">
    <legend className="font-semibold">{legend}</legend>
    {hint ? <p className="text-sm text-ink-2">{hint}</p> : null}
    <Select
      id={`${id}-bank`}
      name="bank"
      required={required}
      label={texts.bank}
      options={options}
      defaultValue=""
    />
    <TextInput
      id={`${id}-account`}
      name="account"
      required={required}
      inputMode="text"
      autoComplete="off"
      maxLength={30}
      label={texts.account}
    />
    <TextInput
      id={`${id}-holder`}
      name="holder"
      required={required}
      autoComplete="name"
      maxLength={100}
      label={texts.holder}
    />
  </fieldset>
)

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** What the fields say; null when nothing has been typed. */
export function receiverOf(form: FormData): RefundReceiver | null {
  const receiver = {
    bank: textIn(form, 'bank'),
    account: textIn(form, 'account'),
    name: textIn(form, 'holder'),
  }
  return Object.values(receiver).some(Boolean) ? receiver : null
}
