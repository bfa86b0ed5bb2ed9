import { InvoiceBuyer } from '@/contract/shop/invoices'

export type BuyerFields = {
  kind: 'person' | 'company'
  name: string
  taxCode: string
  address: string
  email: string
}
type Errors = Partial<Record<keyof BuyerFields, string>>

export const blankBuyer: BuyerFields = {
  kind: 'company',
  name: '',
  taxCode: '',
  address: '',
  email: '',
}

/** What is wrong with each field of an invoice's buyer; null when nothing is. */
export function buyerErrors(fields: BuyerFields): Errors | null {
  const parsed = InvoiceBuyer.safeParse(fields)
  if (parsed.success) return null
  const errors: Errors = {}
  for (const { path, message } of parsed.error.issues) {
    const name = path[0] as keyof BuyerFields
    errors[name] ??= message
  }
  return errors
}
