import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { openLogs } from '@/scripts/start/log'

test('every line a program writes lies in its own file, as JSON, for its owner alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'logs-'))
  try {
    const logs = openLogs({ mode: 'demo', dataDir })
    const hear = logs.hear('next')
    for (const line of ['one', '{"msg":"two"}']) hear(line)
    logs.flush()
    const path = join(dataDir, 'logs', 'next.log')
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['one', 'two'])
    expect(statSync(path).mode & 0o777).toBe(0o600)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
