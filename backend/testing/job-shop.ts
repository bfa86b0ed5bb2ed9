import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { type JobServices, jobKindsOf, tasksOf } from '@/backend/app/jobs/job-kinds'
import { vnpay } from '@/backend/integrations/vnpay/client'
import type { IssuedInvoice } from '@/backend/modules/invoices/invoice-provider'
import type { Db, Store } from '@/backend/platform/db/connect'
import { guestOrder, lineOf, placed, sendOrder } from '@/backend/testing/orders'
import {
  noticeParams,
  payParamsOf,
  sendNotice,
  testConfig,
  testSite,
} from '@/backend/testing/payments'
import { runDue } from '@/backend/testing/run-due'
import { fixedSettings } from '@/backend/testing/settings'
import { addProduct, openShop } from '@/backend/testing/shop'
import { staffCaller } from '@/backend/testing/staff-caller'
import { json, TEST_NOW, testApp } from '@/backend/testing/test-app'
import type { Placed } from '@/contract/shop/orders'

const COPIES = 100_000
const staff = (userId: number) => staffCaller(undefined, userId)

/** Called before each call of another service; a dead program calls none. */
type Before = { step: () => void }
const always: Before = { step: () => undefined }

/** Mail server, carrier, invoice provider and payment site, and what each was told how often. */
function world(now: () => Date) {
  const calls: string[] = []
  const parcels = new Map<string, string>()
  const invoices = new Map<string, IssuedInvoice>()
  /** What was paid at the site, by attempt. */
  const arrived = new Map<string, number>()
  const { name, createPayment } = vnpay({ ...testSite, publicUrl: testConfig.publicUrl }, now)
  const adapters = ({ step }: Before) => {
    const told = (what: string) => {
      step()
      calls.push(what)
    }
    return {
      transport: async (id: string) => told(`mail ${id}`),
      carriers: [
        {
          name: 'ghn' as const,
          create: async ({ code }: { code: string }) => {
            told(`parcel ${code}`)
            const trackingCode = parcels.get(code) ?? `T${parcels.size}`
            parcels.set(code, trackingCode)
            return { trackingCode, fee: 20_000, expectedAt: null }
          },
          quote: () => Promise.reject(new Error('this carrier names no fees')),
          track: async (code: string) => {
            told(`track ${code}`)
            return [
              { state: 'pickedUp' as const, rawState: 'picked', at: TEST_NOW },
              { state: 'delivered' as const, rawState: 'delivered', at: TEST_NOW },
            ]
          },
          cancel: async () => true,
          labelUrl: async () => '',
          trackingUrl: () => '',
        },
      ],
      invoiceProvider: {
        ...{ name: 'viettel', isCoded: true, lookupUrl: () => '' },
        find: async (ref: string) => {
          told(`find ${ref}`)
          return invoices.get(ref) ?? null
        },
        issue: async ({ ref }: { ref: string }) => {
          told(`invoice ${ref}`)
          const number = `K26TAA${invoices.size}`
          const issued = { number, lookupCode: number, authorityCode: null, issuedAt: now() }
          invoices.set(ref, issued)
          return issued
        },
      },
      paymentSites: {
        0: {
          ...{ name, createPayment },
          query: async ({ txnRef }: { txnRef: string }) => {
            told(`query ${txnRef}`)
            const amount = arrived.get(txnRef)
            if (amount === undefined) return null
            return { txnRef, amount, result: 'paid' as const, gatewayNo: txnRef }
          },
          refund: async ({ refundId }: { refundId: string }) => {
            told(`refund ${refundId}`)
            return { state: 'done' as const, reference: refundId.slice(0, 12) }
          },
        },
      },
    }
  }
  return { calls, arrived, adapters }
}

/** The services of jobs in a world of its own, for a program that lives. */
export function jobWorld(db: Db, now: () => Date) {
  const { calls, arrived, adapters } = world(now)
  const { transport, ...others } = adapters(always)
  const services: JobServices = {
    ...{ db, now, transport, config: testConfig, log: pino({ level: 'silent' }) },
    settings: fixedSettings(others),
    identify: async () => null,
    social: {},
  }
  return { calls, arrived, services }
}

/** A shop with two books beside services in memory, and its jobs as a program runs them that may die. */
export async function jobShop({ db }: Pick<Store, 'db'>, dataDir: string) {
  await openShop(db)
  for (const id of [1, 2]) await addProduct(db, { id, onHand: COPIES })
  // Above the numbers that tests give themselves.
  await db.execute(`select setval(pg_get_serial_sequence('product', 'id'), 100000)`)
  const clock = { ms: TEST_NOW.getTime() }
  const now = () => new Date(clock.ms)
  const { calls, arrived, adapters } = world(now)
  const config = { ...testConfig, dataDir }
  const log = pino({ level: 'silent' })
  const { transport: _, ...outside } = adapters(always)
  const settings = fixedSettings(outside)
  const callers = { staff: staff(90), second: staff(91) }
  const app = testApp({ db, now, config, settings, callers })

  const jobsOf = (as: Db, life: Before) => {
    const { transport, ...others } = adapters(life)
    const services: JobServices = {
      ...{ db: as, now, log, config, transport },
      settings: fixedSettings(others),
      identify: async () => null,
      social: {},
    }
    const tasks = tasksOf(services)
    return { services, tasks, kinds: jobKindsOf(services, tasks) }
  }
  /** Does what is due of one kind, as a program that may die. */
  const work = async (name: string, as: Db = db, life: Before = always): Promise<unknown> => {
    const { services, tasks, kinds } = jobsOf(as, life)
    const kind = kinds.find(({ queue }) => queue === name)
    return kind ? runDue(kind, services) : tasks[name]?.run()
  }
  const ask = async (path: string, body: object = {}, method = 'POST', who = 'staff') => {
    const init = {
      ...json(body, { authorization: `Bearer ${who}` }),
      ...(method === 'GET' && { body: null }),
      method,
    }
    const response = await app.request(`/api/staff/${path}`, init)
    const answer = (await response.json()) as { data: Record<string, unknown> }
    if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.data
  }
  return {
    ...{ db, app, now, calls, arrived, ask, config, dataDir },
    work,
    /** Every kind of job there is; what is planned by the names of its tasks. */
    kinds: () => {
      const { tasks, kinds } = jobsOf(db, always)
      const queues = kinds.map(({ queue }) => queue as string).filter((name) => name !== 'planned')
      return [...queues, ...Object.keys(tasks)]
    },
    wait: (minutes: number) => {
      clock.ms += minutes * 60_000
    },
    order: async (changes: object = {}): Promise<Placed> =>
      placed(
        await sendOrder(
          app,
          guestOrder([lineOf(1, 2), lineOf(2)], { email: `${randomUUID()}@vi.du`, ...changes }),
        ),
      ),
    move: async (orderId: string, ...statuses: number[]) => {
      for (const status of statuses) await ask(`orders/${orderId}`, { status }, 'PATCH')
    },
    charge: (order: Placed) => sendNotice(app, noticeParams(payParamsOf(order))),
    /** How often a service was told of this. */
    told: (what: string) => calls.filter((call) => call === what).length,
  }
}
export type JobShop = Awaited<ReturnType<typeof jobShop>>
