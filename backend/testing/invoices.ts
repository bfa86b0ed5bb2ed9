import { asc, eq, ne } from 'drizzle-orm'
import { pino } from 'pino'
import { builtInViettel } from '@/backend/integrations/invoice-providers'
import { viettel } from '@/backend/integrations/viettel-invoice/client'
import { viettelSandbox } from '@/backend/integrations/viettel-invoice/simulator'
import type { Trouble } from '@/backend/integrations/viettel-invoice/troubles'
import { invoiceJobs } from '@/backend/modules/invoices/process-invoices'
import { invoice } from '@/backend/modules/invoices/tables'
import type { Db } from '@/backend/platform/db/connect'
import { appMeta } from '@/backend/platform/db/tables'
import { listen } from '@/backend/testing/listen'
import { guestOrder, lineOf, placed, sendOrder, twoBookShop } from '@/backend/testing/orders'
import { testConfig } from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { staffCaller } from '@/backend/testing/staff-caller'
import { json, TEST_NOW, testApp } from '@/backend/testing/test-app'

const log = pino({ level: 'silent' })
const as = (userId: number) => staffCaller(undefined, userId)

export const company = {
  kind: 'company' as const,
  name: 'Trường Tiểu học Minh Họa',
  taxCode: '0100109106',
  address: '1 Lê Lợi, Phường Bến Thành',
  email: 'ke-toan@vi.du',
}

/** The two-book shop beside the built-in provider on a port of its own; `troubles` are what goes wrong at its next invoices. */
export async function invoicingShop(db: Db) {
  await twoBookShop({ db })
  const clock = { ms: TEST_NOW.getTime() }
  const now = () => new Date(clock.ms)
  const troubles: (Trouble | null)[] = []
  const account = builtInViettel(testConfig)
  const site = await listen(
    viettelSandbox(
      { db, now, config: testConfig },
      { settings: account, nextTrouble: () => troubles.shift() ?? null },
    ).fetch,
  )
  const provider = viettel({ ...account, apiUrl: site.origin + new URL(account.apiUrl).pathname })
  const config = { ...testConfig }
  const settings = fixedSettings({ invoiceProvider: provider })
  const services = { db, now, log, config, settings }
  const callers = { staff: as(90), second: as(91) }
  const app = testApp({ db, now, config, settings, callers })
  const staff = (path: string, body?: unknown, method = 'POST', who = 'staff') =>
    app.request(`/api/staff/${path}`, {
      ...json(body ?? {}, { authorization: `Bearer ${who}` }),
      method,
      ...(method === 'GET' && { body: null }),
    })
  const move = (orderId: string, status: number) => staff(`orders/${orderId}`, { status }, 'PATCH')
  return {
    ...{ app, db, troubles, site, provider, services, staff, move },
    work: () => runDue(invoiceJobs, services),
    wait: (minutes: number) => {
      clock.ms += minutes * 60_000
    },
    place: async (
      changes: Record<string, unknown> = {},
      lines: unknown = [lineOf(1, 2), lineOf(2)],
    ) => placed(await sendOrder(app, guestOrder(lines, { email: 'lan@vi.du', ...changes }))),
    ship: async (orderId: string) => {
      for (const status of [2, 3, 4]) await move(orderId, status)
    },
    invoicesOf: (orderId: string) =>
      db
        .select()
        .from(invoice)
        .where(eq(invoice.orderId, orderId))
        .orderBy(asc(invoice.createdAt), asc(invoice.id)),
    /** What the provider has, by our reference. */
    atProvider: async () => {
      const rows = await db.select().from(appMeta).where(ne(appMeta.key, ''))
      return rows
        .filter(({ key }) => key.startsWith('sandbox-invoice:'))
        .map(({ key }) => key.slice('sandbox-invoice:'.length))
        .sort()
    },
  }
}
export type InvoicingShop = Awaited<ReturnType<typeof invoicingShop>>
