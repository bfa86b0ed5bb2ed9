import { createServer } from 'node:net'
import { expect, test } from '@jest/globals'
import { choosePort, findFreePort } from '@/server/supervisor/ports'

async function withTakenPort(run: (port: number) => Promise<void>) {
  const port = await findFreePort(41_000 + Math.floor(Math.random() * 9_000))
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    await run(port)
  } finally {
    server.close()
  }
}

test('a usual port that is taken is replaced by a free one, and said', () =>
  withTakenPort(async (taken) => {
    const lines: string[] = []
    const request = { name: 'NEXT_PORT', given: undefined, usual: taken, taken: [taken + 1] }
    const port = await choosePort(request, (line) => lines.push(line))
    expect(port).toBeGreaterThan(taken + 1)
    expect(lines).toEqual([`Port ${taken} is taken: NEXT_PORT is ${port}.`])
  }))

test('a port the owner named is never replaced', () =>
  withTakenPort(async (taken) => {
    const request = { name: 'NEXT_PORT', given: taken, usual: 3100, taken: [] }
    await expect(choosePort(request, () => {})).rejects.toThrow(`NEXT_PORT=${taken} is taken`)
  }))
