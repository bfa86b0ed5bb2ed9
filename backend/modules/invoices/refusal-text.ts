import { invoiceTexts, viettelFaults } from '@/backend/modules/invoices/texts'

/** A refusal of Viettel SInvoice that is known here. */
export type ViettelFault = keyof typeof viettelFaults

const isKnown = (code: string): code is ViettelFault => Object.hasOwn(viettelFaults, code)

/** Why an invoice was refused; a code that is not known here is named, so that one can ask for it. */
export function refusalText(reason: string): string {
  const code = reason.split(':', 1)[0]?.trim() ?? ''
  return isKnown(code) ? viettelFaults[code] : invoiceTexts.unknownRefusal(reason)
}
