import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nextAuth from 'next-auth'

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** Starts the real backend as a process with an empty database and collects its log. */
export async function startBackend(environment: Record<string, string>) {
  const [port, dataDir] = [await freePort(), mkdtempSync(join(tmpdir(), 'backend-'))]
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/serve.ts'], {
    env: {
      NODE_ENV: 'test',
      BACKEND_PORT: String(port),
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const isListening = new Promise<void>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      log += bytes.toString()
      if (log.includes('"listening"')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => reject(new Error(`the backend did not start: ${log}`)))
  })
  await isListening
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type ApiAnswer = {
  status: number
  headers: Map<string, string | string[]>
  body: unknown
}

/** next-auth as its route calls it, without Next around it. */
export async function runNextAuth(
  request: Request,
  path: string[],
  options: Parameters<typeof nextAuth>[2],
): Promise<Response> {
  // Outside a bundler the default of a CommonJS module is the module.
  const handler = ('default' in nextAuth ? nextAuth.default : nextAuth) as (
    ...given: unknown[]
  ) => Promise<void>
  const answer: ApiAnswer = { status: 200, headers: new Map(), body: undefined }
  const response = {
    status: (status: number) => {
      answer.status = status
      return response
    },
    getHeader: (name: string) => answer.headers.get(name.toLowerCase()),
    setHeader: (name: string, value: string | string[]) => {
      answer.headers.set(name.toLowerCase(), value)
      return response
    },
    json: (body: unknown) => {
      answer.body = JSON.stringify(body)
    },
    send: (body: unknown) => {
      answer.body = typeof body === 'object' ? JSON.stringify(body) : body
    },
    end: () => undefined,
  }
  const cookies = Object.fromEntries(
    (request.headers.get('cookie') ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=')
        return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
      }),
  )
  await handler(
    {
      method: request.method,
      query: { ...Object.fromEntries(new URL(request.url).searchParams), nextauth: path },
      body:
        request.method === 'POST'
          ? Object.fromEntries(new URLSearchParams(await request.text()))
          : undefined,
      cookies,
      headers: Object.fromEntries(request.headers),
    },
    response,
    options,
  )
  const headers = new Headers()
  for (const [name, value] of answer.headers)
    for (const one of [value].flat()) headers.append(name, one)
  return new Response(answer.body === undefined ? null : String(answer.body), {
    status: answer.status,
    headers,
  })
}
