import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { lockDirectory } from '@/backend/platform/db/lock'

test('a second start in one folder ends at once and says so in one sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-serve-'))
  const release = await lockDirectory(join(dataDir, 'pglite'))
  const second = spawn(process.execPath, ['--import', 'tsx', 'backend/app/serve.ts'], {
    env: { ...process.env, SHOP_MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')])
  release()
  expect([code, said.trim().split('\n')]).toEqual([
    78,
    [expect.stringContaining(`in use by process ${process.pid}: stop that shop`)],
  ])
})
