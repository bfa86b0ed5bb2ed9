import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { openLogs } from '@/server/log'

test('a line lies in its file a moment later, and who writes nothing waits for nothing', () => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] })
  const dataDir = mkdtempSync(join(tmpdir(), 'logs-'))
  try {
    const logs = openLogs({ mode: 'demo', dataDir })
    const hear = logs.hear('next')
    expect(jest.getTimerCount()).toBe(0)
    for (const line of ['one', '{"msg":"two"}']) hear(line)
    expect(jest.getTimerCount()).toBe(1)
    jest.advanceTimersByTime(1_000)
    expect(jest.getTimerCount()).toBe(0)
    logs.flush()
    const lines = readFileSync(join(dataDir, 'logs', 'next.log'), 'utf8')
      .trim()
      .split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['one', 'two'])
  } finally {
    jest.useRealTimers()
    rmSync(dataDir, { recursive: true })
  }
})
