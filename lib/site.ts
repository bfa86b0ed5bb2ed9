import 'server-only'
import { env } from '@/lib/env'
import { company as usual } from '@/lib/messages/company'

export type Site = {
  name: string
  company: string
  address: string
  warehouse: string
  /** At least two numbers as people write them. */
  hotlines: string[]
  email: string
  taxCode: string
  /** An image to stand in for the drawn wordmark. */
  logoUrl: string | null
}

/** The shop's own facts: fictitious until the environment names real ones. */
export function site(): Site {
  const { name, company, address, warehouse, hotlines, email, taxCode, logoUrl } = env().site
  return {
    name: name ?? usual.shop,
    company: company ?? usual.name,
    address: address ?? usual.address,
    warehouse: warehouse ?? usual.warehouse,
    hotlines: hotlines && hotlines.length > 0 ? hotlines : [...usual.hotlines],
    email: email ?? usual.email,
    taxCode: taxCode ?? usual.taxCode,
    logoUrl: logoUrl ?? null,
  }
}
