import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

type RawAnswer = { status: number; head: string; body: string }

/** Sends bytes as they are and reads until the other side closes. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n')
      const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString()
      resolve({ status: Number(head.split(' ')[1] ?? 0), head: head.toLowerCase(), body })
    })
  })
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** A request whose every header is ours to choose, unlike fetch's. */
export function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      async (answer) => {
        const bytes = await buffer(answer)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
