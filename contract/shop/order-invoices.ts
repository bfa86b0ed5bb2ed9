import { z } from 'zod/mini'
import { endpoint } from '@/contract/endpoint'
import { envelope, Uuid } from '@/contract/fields'
import { InvoiceBuyer, KnownInvoiceBuyer, OrderInvoices } from '@/contract/shop/invoices'

export const setInvoiceBuyer = endpoint({
  method: 'PATCH',
  path: '/api/Order/{id}/invoice-buyer',
  access: 'public',
  budget: { cost: 'write' },
  extension: true,
  summary:
    'Says whom the invoice of an order is made out to, until it is sent; null takes it back. Owner or order token.',
  params: z.object({ id: Uuid }),
  body: z.object({ buyer: z.nullable(InvoiceBuyer) }),
  response: envelope(OrderInvoices),
})
export const getInvoiceProfile = endpoint({
  method: 'GET',
  path: '/api/User/invoice-profile',
  access: 'user',
  budget: { cost: 'read' },
  extension: true,
  summary: 'Whom the caller’s invoices were made out to when they asked to remember it.',
  response: envelope(z.nullable(KnownInvoiceBuyer)),
})
