import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@/e2e/support/program'
import { runProgram } from '@/e2e/support/run-program'

const READY_MS = 60_000

export type Cluster = {
  url: string
  start: () => Promise<void>
  /** As when the machine loses its power: nothing is finished, nothing written down. */
  kill: () => Promise<void>
  remove: () => Promise<void>
}

function binaries(): string {
  const versions = '/usr/lib/postgresql'
  const newest =
    existsSync(versions) && readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0]
  if (!newest) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  return join(versions, newest, 'bin')
}

/** PostgreSQL refuses to run as root. */
const asPostgres = (program: string, args: readonly string[]): [string, string[]] =>
  process.getuid?.() === 0
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]]
    : [program, [...args]]

/** A PostgreSQL of one run's own, which may be killed. */
export async function createCluster(port: number): Promise<Cluster> {
  const bin = binaries()
  const place = mkdtempSync(join(tmpdir(), 'hien-sach-postgres-'))
  chmodSync(place, 0o755)
  const data = join(place, 'data')
  runProgram(
    'install',
    ...['-d', '-m', '700', ...(process.getuid?.() === 0 ? ['-o', 'postgres'] : []), data],
  )
  const initialise = () => {
    const settings = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']
    const [program, args] = asPostgres(join(bin, 'initdb'), settings)
    runProgram(program, ...args)
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const answers = async () => {
    runProgram(join(bin, 'pg_isready'), '-q', '-d', url)
    return true
  }
  let running: ReturnType<typeof spawn> | undefined
  const start = async () => {
    const options = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1']
    const quiet = ['-c', 'unix_socket_directories=', '-c', 'max_connections=60']
    running = spawn(...asPostgres(join(bin, 'postgres'), [...options, ...quiet]), {
      stdio: 'ignore',
    })
    if (!(await until(answers, READY_MS))) throw new Error('PostgreSQL did not start')
  }
  const kill = async () => {
    if (!running || running.exitCode !== null) return
    const gone = once(running, 'exit')
    // SIGQUIT is what `pg_ctl stop -m immediate` sends.
    running.kill('SIGQUIT')
    await gone
  }
  const remove = async () => {
    await kill()
    rmSync(place, { recursive: true, force: true })
  }
  try {
    initialise()
    await start()
  } catch (error) {
    await remove()
    throw error
  }
  return { url, start, kill, remove }
}
