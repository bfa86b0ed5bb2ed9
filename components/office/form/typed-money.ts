import { readMoney } from '@/contract/read-number'
import { UpstreamError } from '@/lib/api/upstream-error'
import { office } from '@/lib/messages/office'

/** The amount typed into a field of a form, in đồng; refused with a text for the dialog when it is none or could be two. */
export function typedMoney(form: FormData, name: string): number {
  const read = readMoney(String(form.get(name) ?? ''))
  if (!read || 'either' in read) throw new UpstreamError(422, office.form.wrongMoney, name)
  return read.value
}
