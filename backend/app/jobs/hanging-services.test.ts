import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { type JobServices, jobKindsOf } from '@/backend/app/jobs/job-kinds'
import { inventory } from '@/backend/modules/stock/tables'
import type { Store } from '@/backend/platform/db/connect'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { enqueue } from '@/backend/platform/jobs/enqueue'
import { startJobWorkers } from '@/backend/platform/jobs/job-workers'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { guestOrder, lineOf, sendOrder } from '@/backend/testing/orders'
import { onlineOrder, type PayingShop, payingShop } from '@/backend/testing/payments'
import { fixedSettings } from '@/backend/testing/settings'
import { until } from '@/backend/testing/until'

const silent = pino({ level: 'silent' })
const code = { subject: 'Mã', body: ['123456'], isCode: true }
const OTHERS = 6
const PATIENCE_MS = 60_000

/** The jobs of a shop, with a payment site and a mail server of its own. */
function start(
  shop: PayingShop,
  store: Store,
  { query, transport }: { query: () => Promise<null>; transport: JobServices['transport'] },
) {
  const { name, createPayment } = shop.settings.current().paymentSites[0] ?? {}
  if (!name || !createPayment) throw new Error('the shop has a payment site')
  const services: JobServices = {
    ...{ db: shop.db, now: shop.now, config: shop.config, transport, log: silent },
    settings: fixedSettings({ paymentSites: { 0: { name, createPayment, query } } }),
    identify: async () => null,
    social: {},
  }
  return startJobWorkers<JobServices>({
    ...{ services, database: store.jobs, tasks: {} },
    kinds: jobKindsOf(services, {}),
  })
}

databaseTest(
  'a payment site that hangs keeps no stock from being given back and no code from being sent',
  async (store) => {
    const shop = await payingShop(store)
    for (let index = 0; index < OTHERS; index++)
      await onlineOrder(shop, { email: `lan${index}@vi.du` })
    shop.wait(29)
    await store.db.execute('delete from pgboss.job')
    // Begun with the sites that are asked first; here it does not wait for them.
    await enqueue(store.db, { queue: 'holds', id: 'unpaid' })
    await enqueueEmail(store.db, 'lan@vi.du', code, shop.now())
    let asked = 0
    let release = () => {}
    const hanging = new Promise<null>((resolve) => {
      release = () => resolve(null)
    })
    const query = () => {
      asked++
      return hanging
    }
    const sent: string[] = []
    const workers = await start(shop, store, {
      query,
      transport: async (_, { to }) => void sent.push(to),
    })
    await until(async () => {
      const [row] = await store.db.select().from(inventory).where(eq(inventory.productId, 1))
      return asked > 0 && row?.reserved === 0 && sent.includes('lan@vi.du')
    }, PATIENCE_MS)
    release()
    await workers.stop()
  },
)

databaseTest(
  'a mail server that refuses every letter keeps no code from being sent',
  async (store) => {
    const shop = await payingShop(store)
    for (let index = 0; index < OTHERS; index++)
      await sendOrder(shop.app, guestOrder([lineOf(1)], { email: `lan${index}@vi.du` }))
    await enqueueEmail(store.db, 'code@vi.du', code, shop.now())
    const refusal = Object.assign(new Error('450 not now'), {
      code: 'EENVELOPE',
      responseCode: 450,
    })
    const sent: string[] = []
    const workers = await start(shop, store, {
      query: async () => null,
      transport: async (_, { to }) => {
        if (to !== 'code@vi.du') throw refusal
        sent.push(to)
      },
    })
    await until(async () => sent.length === 1, PATIENCE_MS)
    await workers.stop()
    const waiting = await store.db.$count(mailOutbox, eq(mailOutbox.isCode, false))
    expect([sent, waiting]).toEqual([['code@vi.du'], OTHERS])
  },
)

databaseTest(
  'a mail server that hangs with every letter keeps no code from being sent',
  async (store) => {
    const shop = await payingShop(store)
    for (let index = 0; index < OTHERS; index++)
      await sendOrder(shop.app, guestOrder([lineOf(1)], { email: `lan${index}@vi.du` }))
    await enqueueEmail(store.db, 'code@vi.du', code, shop.now())
    let release = () => {}
    const hanging = new Promise<void>((resolve) => {
      release = resolve
    })
    const sent: string[] = []
    const workers = await start(shop, store, {
      query: async () => null,
      transport: async (_, { to }) => {
        if (to !== 'code@vi.du') await hanging
        sent.push(to)
      },
    })
    try {
      await until(async () => sent.length > 0, PATIENCE_MS)
      expect(sent).toEqual(['code@vi.du'])
    } finally {
      release()
      await workers.stop()
    }
  },
)
