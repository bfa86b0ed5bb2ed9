import { randomBytes } from 'node:crypto'
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isDocument, nonceHeader } from '@/server/html/next-protocol'

type Question = {
  method: string
  target: string
  headers: OutgoingHttpHeaders
  body: Buffer | undefined
  /** Ends the question when the visitor leaves; a question asked for everybody goes on. */
  signal?: AbortSignal
}

/** Next's answer, with the nonce its page's scripts carry. */
export type NextAnswer = IncomingMessage & { nonce?: string | undefined }

export type NextClient = {
  /** Next's answer once its head is there; rejects when Next cannot be reached or stays silent. */
  ask: (question: Question) => Promise<NextAnswer>
  close: () => void
}

/** Longer than the storefront's own patience with the upstream (15 s for a checkout). */
const HEAD_TIMEOUT_MS = 30_000
const SILENCE_TIMEOUT_MS = 120_000
const MAX_SOCKETS = 256

const isRepeatable = (method: string) => method === 'GET' || method === 'HEAD'

export function createNextClient(port: number, headTimeout = HEAD_TIMEOUT_MS): NextClient {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS, scheduling: 'lifo' })

  const askOnce = (question: Question, isRepeat: boolean) =>
    new Promise<NextAnswer>((resolve, reject) => {
      const { method, target, body, signal } = question
      const isPage = method === 'GET' && isDocument(question.headers)
      const nonce = isPage ? randomBytes(16).toString('base64url') : undefined
      const headers = { ...question.headers, ...(nonce && nonceHeader(nonce)) }
      const asked = request({
        agent,
        // Not 127.0.0.1: Next listens on whatever `localhost` means here.
        host: 'localhost',
        port,
        method,
        path: target,
        headers: body ? { ...headers, 'content-length': body.length } : headers,
        ...(signal && { signal }),
        setHost: false,
      })
      const deadline = setTimeout(() => asked.destroy(new Error('Next stays silent')), headTimeout)
      asked.once('response', (answer) => {
        clearTimeout(deadline)
        answer.setTimeout(SILENCE_TIMEOUT_MS, () => asked.destroy())
        resolve(Object.assign(answer, { nonce }))
      })
      asked.once('error', (error: NodeJS.ErrnoException) => {
        clearTimeout(deadline)
        // Next closed a kept connection just as it was taken up again: nothing was asked yet.
        const wasStale = asked.reusedSocket && error.code === 'ECONNRESET' && isRepeatable(method)
        if (wasStale && !isRepeat) askOnce(question, true).then(resolve, reject)
        else reject(error)
      })
      asked.end(body)
    })

  return { ask: (question) => askOnce(question, false), close: () => agent.destroy() }
}

/** The whole of an answer. */
export const readBody = (answer: NextAnswer): Promise<Buffer> => buffer(answer)
