import { expect } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { mailOutbox } from '@/backend/platform/db/tables'
import { databaseTest } from '@/backend/platform/db/testing'
import { onJobs } from '@/backend/platform/jobs/enqueue'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { backendMetrics } from '@/backend/platform/metrics/backend-metrics'
import { openShop } from '@/backend/testing/shop'
import { ask, TEST_NOW, testApp } from '@/backend/testing/test-app'
import { staffJobs } from '@/contract/staff/jobs'

const SESSION = '0199f0a0-0000-7000-8000-000000000001'
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
  await enqueueEmail(db, 'lan@sach.vn', { subject: 'Đơn hàng HS1', text: 'x' }, TEST_NOW)
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
  'each queue tells how much waits, in the office and for Prometheus',
  async ({ db }) => {
    await openShop(db)
    const app = testApp({ db, callers: { finance: staff('finance') } })
    const { data } = await ask(app, staffJobs.getJobQueues, '/api/staff/job-queues', by('finance'))
    expect(data.map(({ queue }) => queue)).toContain('urgent-mails')
    expect(await backendMetrics.metrics()).toContain('backend_jobs_oldest_seconds')
  },
)
