import { pino } from 'pino'
import { openDatabase } from '@/backend/platform/db/connect'
import { startJobWorkers } from '@/backend/platform/jobs/job-workers'

// A worker in a process of its own: it says what it has taken and never ends it, so that its job is under way when it is killed.

const [databaseUrl = ''] = process.argv.slice(2)
const store = await openDatabase({ databaseUrl, dataDir: '' })
await startJobWorkers({
  services: { db: store.db, log: pino({ level: 'silent' }) },
  database: store.jobs,
  kinds: [
    {
      queue: 'urgent-mails',
      listDue: async () => [],
      run: (_, id) => {
        process.send?.(id)
        return new Promise<boolean>(() => undefined)
      },
    },
  ],
  tasks: {},
})
process.send?.('ready')
