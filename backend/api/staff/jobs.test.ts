import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { enqueue, onJobs } from '@/backend/platform/jobs/enqueue'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { openShop } from '@/backend/testing/shop'
import { ask, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { staffJobs } from '@/contract/staff/jobs'

const SESSION = '0199f0a0-0000-7000-8000-000000000001'
const INTERNAL = 'the-internal-secret-of-tests'
const staff = (role: 'finance' | 'support' | 'warehouse') => ({
  userId: 90,
  sessionId: SESSION,
  roles: ['staff' as const, role],
})
const by = (role: string) => ({ headers: { authorization: `Bearer ${role}` } })

databaseTest('who may sees what failed and why, and has it tried again', async ({ db }) => {
  await openShop(db)
  const callers = { support: staff('support'), warehouse: staff('warehouse') }
  const app = testApp({ db, callers })
  await enqueueEmail(db, 'lan@sach.vn', { subject: 'Đơn hàng HS1', body: ['x'] }, TEST_NOW)
  const [email] = await db.select().from(mailOutbox)
  if (!email) throw new Error('no e-mail')
  await db.execute('delete from pgboss.job')
  const refused = { failedAt: TEST_NOW, lastError: '550 no such user', attempts: 1 }
  await db.update(mailOutbox).set(refused).where(eq(mailOutbox.id, email.id))

  const list = await ask(app, staffJobs.list, '/api/staff/jobs', by('support'))
  expect(list).toMatchObject({
    totalItem: 1,
    data: [
      {
        id: `mails:${email.id}`,
        name: 'Đơn hàng HS1',
        reason: '550 no such user',
        isFinal: true,
        nextTime: null,
      },
    ],
  })
  // The receiver stands in the customer's record, where a look is written down.
  expect(JSON.stringify(list)).not.toContain('lan@sach.vn')

  const path = `/api/staff/jobs/mails/${email.id}/retry`
  const call = { method: 'POST', ...by('support') }
  expect((await app.request(path, { method: 'POST', ...by('warehouse') })).status).toBe(403)
  expect((await app.request(path, call)).status).toBe(200)
  const [again] = await db.select().from(mailOutbox)
  expect(again).toMatchObject({ failedAt: null, attempts: 0 })
  const queued = await onJobs(db, (engine, database) =>
    engine.findJobs<{ id: string }>('mails', { db: database, queued: true }),
  )
  expect(queued.map(({ data }) => data.id)).toEqual([email.id])

  const unknown = path.replace(email.id, SESSION)
  expect((await app.request(unknown, call)).status).toBe(404)
  expect((await app.request(path.replace('/mails/', '/others/'), call)).status).toBe(400)
})

databaseTest(
  'each queue tells how much waits, in the office and for Prometheus, though no worker runs',
  async ({ db }) => {
    await openShop(db)
    const app = testApp({
      db,
      callers: { finance: staff('finance') },
      config: { internalSecret: INTERNAL },
    })
    await db.execute('delete from pgboss.job')
    for (const id of ['a', 'b', 'c']) await enqueue(db, { queue: 'holds', id })
    await enqueue(db, { queue: 'holds', id: 'later', delaySeconds: 600 })
    await db.execute(
      `update pgboss.job set start_after = now() - interval '90 seconds' where data->>'id' = 'a'`,
    )
    await db.execute(`update pgboss.job set state = 'failed', completed_on = now(),
    output = '{"message":"Error: no such column"}' where data->>'id' = 'c'`)
    await enqueueEmail(db, 'lan@sach.vn', { subject: 'Đơn hàng HS1', body: ['x'] }, TEST_NOW)
    await db.update(mailOutbox).set({ lastError: '450 not now' })

    const { data } = await ask(app, staffJobs.getJobQueues, '/api/staff/job-queues', by('finance'))
    const holds = data.find(({ queue }) => queue === 'holds')
    expect(holds).toMatchObject({
      waiting: 2,
      running: 0,
      failed: 1,
      reason: 'Error: no such column',
    })
    expect(holds?.oldestSeconds).toBeGreaterThanOrEqual(90)

    const headers = { 'x-internal-secret': INTERNAL }
    const figures = await (await app.request('/internal/metrics', { headers })).text()
    expect(figures).toContain('backend_jobs{queue="holds",state="waiting"} 2')
    expect(figures).toMatch(/backend_jobs_oldest_seconds\{queue="holds"\} 9\d/)
    expect(figures).toContain('backend_work_failing{queue="mails",state="retried"} 1')
  },
)
