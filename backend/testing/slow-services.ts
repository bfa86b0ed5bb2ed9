import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

/** A mail server that keeps each letter after so many milliseconds, and remembers when whom. */
export async function slowMailServer(ms: number) {
  const kept: { to: string; at: number }[] = []
  const talk = (socket: Socket) => {
    let to = ''
    let letter: string | null = null
    const command = (text: string) => {
      to = /^RCPT TO:<([^<>]+)>/m.exec(text)?.[1] ?? to
      const isLetter = text.startsWith('DATA')
      if (isLetter) letter = ''
      socket.write(isLetter ? '354 go on\r\n' : '250 ok\r\n')
    }
    const content = async (text: string) => {
      letter = (letter + text).slice(-5)
      if (letter !== '\r\n.\r\n') return
      letter = null
      await pause(ms)
      kept.push({ to, at: performance.now() })
      socket.write('250 kept\r\n')
    }
    socket.on('error', () => undefined)
    socket.write('220 slow\r\n')
    socket.on('data', (bytes) => {
      if (letter === null) command(bytes.toString())
      else void content(bytes.toString())
    })
  }
  const server = createServer(talk)
  const port = await listening(server)
  return { kept, url: `smtp://127.0.0.1:${port}`, stop: () => server.close() }
}

/** GHN's way of making a parcel, answered after so many milliseconds; the same code gets the same parcel. */
export async function slowCarrier(ms: number) {
  const told: string[] = []
  const server = createHttpServer((request, response) => {
    let body = ''
    request.on('data', (bytes) => {
      body += bytes
    })
    request.on('end', async () => {
      const { client_order_code: code } = JSON.parse(body || '{}') as { client_order_code?: string }
      await pause(ms)
      if (code !== undefined) told.push(code)
      response.setHeader('content-type', 'application/json')
      // Asked what became of one: it has not been fetched yet.
      const waiting = { status: 'ready_to_pick', updated_date: new Date().toISOString() }
      const data = code === undefined ? waiting : { order_code: `T${code}`, total_fee: 20_000 }
      response.end(JSON.stringify({ code: 200, message: 'ok', data }))
    })
  })
  const port = await listening(server)
  return { told, url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

/** PgBouncer in transaction mode before a database; Debian's package. */
export async function startPooler(databaseUrl: string, port: number) {
  const { hostname, port: serverPort, username, pathname } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const file = join(folder, 'pgbouncer.ini')
  const name = pathname.slice(1)
  writeFileSync(
    file,
    `[databases]
${name} = host=${hostname} port=${serverPort || 5432} dbname=${name} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
`,
  )
  // It refuses to run as root.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  spawn('chmod', ['-R', 'a+rX', folder])
  await pause(200)
  const child = spawn('pgbouncer', ['-q', file], { stdio: 'inherit', ...nobody })
  await pause(1_000)
  if (child.exitCode !== null) throw new Error('PgBouncer does not start')
  return {
    url: `postgres://${username}@127.0.0.1:${port}/${name}`,
    stop: () => child.kill('SIGINT'),
  }
}

/** Ends programs by SIGTERM and waits for them. */
export const stopAll = (programs: readonly ChildProcess[]) =>
  Promise.all(
    programs.map((program) => {
      if (program.exitCode !== null) return null
      const end = new Promise((resolve) => program.once('exit', resolve))
      program.kill('SIGTERM')
      return end
    }),
  )
