import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { type ChildSpec, defaultTiming, type Timing } from '@/server/supervisor/child'
import { findFreePort } from '@/server/supervisor/ports'
import { createSupervisor } from '@/server/supervisor/supervisor'
import { deferred } from '@/server/testing'

const quick: Timing = {
  ...defaultTiming,
  backoffMs: 40,
  longestBackoffMs: 160,
  readinessIntervalMs: 20,
  readinessDeadlineMs: 10_000,
}
const folder = () => mkdtempSync(join(tmpdir(), 'supervise-'))
const randomPort = () => findFreePort(30_000 + Math.floor(Math.random() * 9_000))

/** Writes its number down, then answers; SIGTERM ends it when the answer under way has left. */
const patient = `import { appendFileSync } from 'node:fs'
import { createServer } from 'node:http'
appendFileSync(process.env.DIARY, process.pid + '\\n')
const server = createServer((request, response) => {
  if (request.url !== '/') console.log('asked')
  setTimeout(() => response.writeHead(200, { connection: 'close' }).end('served'), Number(request.url.slice(1)) || 0)
})
server.listen(process.env.PORT, '127.0.0.1', () => console.log('listening'))
process.on('SIGTERM', () => server.close(() => process.exit(0)))
`
const stubborn = `${patient}\nprocess.removeAllListeners('SIGTERM')\nprocess.on('SIGTERM', () => {})`

async function plan(program: string): Promise<ChildSpec & { diary: () => number[]; url: string }> {
  const cwd = folder()
  const diary = join(cwd, 'diary')
  const port = await randomPort()
  writeFileSync(join(cwd, 'program.mjs'), program)
  writeFileSync(diary, '')
  return {
    name: 'trial',
    args: ['program.mjs'],
    cwd,
    env: { PATH: process.env.PATH ?? '', DIARY: diary, PORT: String(port) },
    url: `http://127.0.0.1:${port}`,
    probeUrl: `http://127.0.0.1:${port}/`,
    onLine: () => {},
    diary: () => readFileSync(diary, 'utf8').split('\n').filter(Boolean).map(Number),
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(isSo: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 10_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It never came.')
    await sleep(20)
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

test('a crashed process is started again, after pauses that double', async () => {
  const trial = await plan(patient)
  const lines: string[] = []
  const supervisor = createSupervisor((line) => lines.push(line), { timing: quick })
  await supervisor.start(trial)
  for (const falls of [1, 2, 3]) {
    process.kill(trial.diary().at(-1) ?? 0, 'SIGKILL')
    await until(() => trial.diary().length === falls + 1)
    await until(() => answers(trial.url))
  }
  await supervisor.stop(1_000)
  expect(
    lines.filter((line) => line.includes('again')).map((line) => line.split(' in ')[1]),
  ).toEqual(['0.04 s.', '0.08 s.', '0.16 s.'])
})

test('after a steady while the pauses start again', async () => {
  const trial = await plan(patient)
  const lines: string[] = []
  const supervisor = createSupervisor((line) => lines.push(line), {
    timing: { ...quick, stableAfterMs: 0 },
  })
  await supervisor.start(trial)
  for (const falls of [1, 2]) {
    process.kill(trial.diary().at(-1) ?? 0, 'SIGKILL')
    await until(() => trial.diary().length === falls + 1)
  }
  await supervisor.stop(1_000)
  expect(lines.filter((line) => line.endsWith('0.04 s.'))).toHaveLength(2)
})

test('a process that takes calls and says nothing any more is ended and started again', async () => {
  const hanging = patient.replace(
    "if (request.url !== '/')",
    // Not for ever: a test that fails leaves nothing that spins.
    "const end = Date.now() + 20_000\n  while (request.url === '/hang' && Date.now() < end);\n  if (request.url !== '/')",
  )
  const trial = await plan(hanging)
  const lines: string[] = []
  const timing = { ...quick, livenessIntervalMs: 20, livenessTimeoutMs: 300, livenessFailures: 2 }
  const supervisor = createSupervisor((line) => lines.push(line), { timing })
  await supervisor.start(trial)
  void answers(`${trial.url}/hang`)
  await until(() => lines.includes('trial does not answer any more; ending it.'))
  await until(() => answers(trial.url))
  await supervisor.stop(1_000)
  expect(trial.diary().length).toBeGreaterThan(1)
})

test('a process that cannot start says what it said', async () => {
  const trial = await plan("console.error('no database here'); process.exit(3)")
  const supervisor = createSupervisor(() => {}, { timing: quick })
  await expect(supervisor.start(trial)).rejects.toThrow(/ended with code 3:\nno database here/)
})

test('a process that is configured wrongly is quoted in one sentence', async () => {
  const trial = await plan("console.log('hello'); console.error('in use.'); process.exit(78)")
  const supervisor = createSupervisor(() => {}, { timing: quick })
  await expect(supervisor.start(trial)).rejects.toThrow(/^in use\.$/)
})

test('stopping lets an answer under way leave', async () => {
  const trial = await plan(patient)
  const supervisor = createSupervisor(() => {}, { timing: quick })
  const { promise: asked, resolve } = deferred<void>()
  await supervisor.start({ ...trial, onLine: (line) => line === 'asked' && resolve() })
  const underWay = fetch(`${trial.url}/300`)
  await asked
  await supervisor.stop(5_000)
  expect(await (await underWay).text()).toBe('served')
  expect(isAlive(trial.diary()[0] ?? 0)).toBe(false)
})

test('a process that will not stop is ended at the deadline and not started again', async () => {
  const trial = await plan(stubborn)
  const supervisor = createSupervisor(() => {}, { timing: quick })
  await supervisor.start(trial)
  const start = Date.now()
  await supervisor.stop(200)
  expect(Date.now() - start).toBeLessThan(2_000)
  await sleep(200)
  expect(trial.diary().filter(isAlive)).toEqual([])
  expect(trial.diary()).toHaveLength(1)
})

/** A supervisor in a process of its own, to be killed. */
async function supervisorProcess(trial: ChildSpec) {
  const { onLine: _, ...rest } = trial
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/supervisor/testing-supervisor.ts'],
    {
      env: { ...process.env, PLAN: JSON.stringify(rest) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const lines = createInterface({ input: child.stdout })
  for await (const line of lines) if (line.includes('is ready')) break
  return child
}

test.each([
  ['SIGTERM', patient],
  ['SIGINT', patient],
  ['SIGKILL', patient],
] as const)('%s to the supervisor leaves no orphan', async (signal, program) => {
  const trial = await plan(program)
  const supervisor = await supervisorProcess(trial)
  const exited = once(supervisor, 'exit')
  supervisor.kill(signal)
  const [code] = await exited
  expect(code).toBe(signal === 'SIGKILL' ? null : 0)
  await until(() => !trial.diary().some(isAlive))
})

test('a second signal does not wait', async () => {
  const trial = await plan(stubborn)
  const supervisor = await supervisorProcess(trial)
  const exited = once(supervisor, 'exit')
  const start = Date.now()
  supervisor.kill('SIGTERM')
  await sleep(500)
  supervisor.kill('SIGTERM')
  expect((await exited)[0]).toBe(1)
  expect(Date.now() - start).toBeLessThan(6_000)
  await until(() => !trial.diary().some(isAlive))
})

test('an npm that is ended takes us along, although its shell tells nobody', async () => {
  const trial = await plan(patient)
  const { onLine: _, ...rest } = trial
  const command = `"${process.execPath}" --import tsx server/supervisor/testing-supervisor.ts; true`
  const shell = spawn('sh', ['-c', command], {
    env: { ...process.env, PLAN: JSON.stringify(rest), npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: shell.stdout })) {
    if (line.includes('is ready')) break
  }
  shell.kill('SIGTERM')
  await until(() => !trial.diary().some(isAlive))
})
