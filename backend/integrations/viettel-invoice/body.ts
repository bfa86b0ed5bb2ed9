import {
  byRate,
  type InvoiceDocument,
  type InvoiceLine,
  type InvoiceParty,
  invoiceTexts,
  moneyInWords,
  sumsOf,
} from '@/backend/modules/invoices'

const NOT_SUBJECT = -2
const adjustmentTypes = { original: '1', replacement: '3', adjustment: '5' } as const
const OF_MONEY = '1'
const PERSONAL_NUMBER = '1'

const percentOf = ({ rate }: Pick<InvoiceLine, 'rate'>) => rate ?? NOT_SUBJECT

function correction({ kind, corrects }: InvoiceDocument, template: string) {
  if (!corrects) return {}
  const date = corrects.issuedAt.getTime()
  return {
    ...(kind === 'adjustment' && { adjustmentInvoiceType: OF_MONEY }),
    originalInvoiceId: corrects.number,
    originalInvoiceIssueDate: date,
    originalTemplateCode: template,
    additionalReferenceDesc: corrects.reason,
    additionalReferenceDate: date,
    adjustedNote: corrects.reason,
  }
}

/** A company is known by its tax code, a person by the personal number; nobody's field is left blank. */
function buyerInfo(buyer: InvoiceParty | null, email: string) {
  if (!buyer) return { buyerName: invoiceTexts.consumer, buyerNotGetInvoice: 1 }
  const { kind, name, taxCode, address } = buyer
  const contact = { buyerAddressLine: address, buyerEmail: email, buyerNotGetInvoice: 0 }
  if (kind === 'company') return { buyerLegalName: name, buyerTaxCode: taxCode, ...contact }
  const number = taxCode ? { buyerIdNo: taxCode, buyerIdType: PERSONAL_NUMBER } : {}
  return { buyerName: name, ...number, ...contact }
}

/** Amounts are positive; what an adjustment takes back is marked, and its price is below zero. */
function itemInfo(line: InvoiceLine, at: number, isAdjustment: boolean) {
  const { code, name, unit, quantity, net, tax, amount } = line
  const isIncrease = amount >= 0
  const count = Math.abs(quantity)
  return {
    lineNumber: at + 1,
    selection: 1,
    itemCode: code,
    itemName: name.slice(0, 500),
    unitName: unit,
    ...(count > 0 && { quantity: count, unitPrice: net / count }),
    itemTotalAmountWithoutTax: Math.abs(net),
    taxPercentage: percentOf(line),
    taxAmount: Math.abs(tax),
    itemTotalAmountWithTax: Math.abs(amount),
    ...(isAdjustment && { isIncreaseItem: isIncrease, adjustmentTaxAmount: Math.abs(tax) }),
  }
}

type Account = { taxCode: string; template: string; series: string }

/** The body of `createInvoice`, as the service's document 2.x describes it (docs/adr/0027). */
export function viettelBody(document: InvoiceDocument, { taxCode, template, series }: Account) {
  const { ref, kind, issuedAt, buyer, email, lines } = document
  const { net, tax, total } = sumsOf(lines)
  return {
    generalInvoiceInfo: {
      transactionUuid: ref,
      invoiceType: template.slice(0, 1),
      templateCode: template,
      invoiceSeries: series,
      invoiceIssuedDate: issuedAt.getTime(),
      currencyCode: 'VND',
      adjustmentType: adjustmentTypes[kind],
      paymentStatus: true,
      cusGetInvoiceRight: true,
      validation: 1,
      ...correction(document, template),
    },
    buyerInfo: buyerInfo(buyer, email),
    sellerInfo: { sellerTaxCode: taxCode },
    payments: [{ paymentMethodName: 'TM/CK' }],
    itemInfo: lines.map((line, at) => itemInfo(line, at, kind === 'adjustment')),
    taxBreakdowns: byRate(lines).map((sums) => ({
      taxPercentage: percentOf(sums),
      taxableAmount: Math.abs(sums.net),
      taxAmount: Math.abs(sums.tax),
      taxableAmountPos: sums.net >= 0,
      taxAmountPos: sums.tax >= 0,
    })),
    summarizeInfo: {
      totalAmountWithoutTax: Math.abs(net),
      totalTaxAmount: Math.abs(tax),
      totalAmountWithTax: Math.abs(total),
      totalAmountWithTaxInWords: moneyInWords(total),
    },
  }
}
