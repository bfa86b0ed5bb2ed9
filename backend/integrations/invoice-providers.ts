import { Hono } from 'hono'
import { viettel } from '@/backend/integrations/viettel-invoice/client'
import type { ViettelSettings } from '@/backend/integrations/viettel-invoice/definition'
import {
  VIETTEL_PAGE,
  VIETTEL_SANDBOX,
  viettelSandbox,
} from '@/backend/integrations/viettel-invoice/simulator'
import type { InvoiceProvider } from '@/backend/modules/invoices'
import type { Config } from '@/backend/platform/config'
import type { Services } from '@/backend/platform/context'
import { derivedKey } from '@/backend/platform/derived-key'
import { matchablePath } from '@/backend/platform/http/contract-router'
import type { Accounts } from '@/backend/platform/settings'

const usesSandbox = ({ mode }: Config, { viettelInvoices }: Accounts) =>
  mode === 'demo' && viettelInvoices === null

/** The shop's account at the built-in provider. */
export const builtInViettel = (config: Config): ViettelSettings => ({
  username: 'minh-hoa',
  password: Buffer.from(derivedKey(config.tokenSecret, 'built-in invoices')).toString('hex'),
  taxCode: '0100109106',
  template: '1/001',
  series: 'C26TMH',
  apiUrl: `http://127.0.0.1:${config.port}${VIETTEL_SANDBOX}`,
  lookupUrl: `${config.publicUrl}${VIETTEL_PAGE}?code=`,
  isCodeInAddress: true,
})

/** Who issues the shop's invoices: Viettel with an account there, a built-in one in a demonstration, or nobody yet. */
export function invoiceProvider(config: Config, accounts: Accounts): InvoiceProvider | null {
  if (accounts.viettelInvoices) return viettel(accounts.viettelInvoices)
  return usesSandbox(config, accounts) ? viettel(builtInViettel(config)) : null
}

/** The built-in provider of a demonstration. */
export function invoiceSandboxRoutes(services: Services) {
  const app = new Hono({ getPath: matchablePath })
  const { config, settings } = services
  if (usesSandbox(config, settings.current().accounts))
    app.route('/', viettelSandbox(services, { settings: builtInViettel(config) }))
  return app
}
