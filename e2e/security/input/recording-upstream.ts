import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'

export type Recorder = {
  origin: string
  /** Method and address of everything that was asked, as it stood on the wire. */
  asked: { method: string; address: string }[]
  close: () => Promise<void>
}

/** What to answer in place of the JSON that the backend gave; undefined leaves it. */
export type Change = (address: string, json: unknown) => unknown

const isJson = ({ headers, statusCode }: IncomingMessage) =>
  statusCode === 200 && headers['content-type']?.startsWith('application/json') === true

async function pass(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
  change?: Change,
) {
  const { statusCode = 502, headers } = answer
  if (!change || !isJson(answer)) {
    outgoing.writeHead(statusCode, headers)
    return void answer.pipe(outgoing)
  }
  const given: unknown = await readJson(answer)
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  outgoing.end(JSON.stringify(change(address, given) ?? given))
}

/** Stands before a backend, writes down what it is asked for and passes it on; a change makes it a hostile upstream. */
export async function startRecorder(backendOrigin: string, change?: Change): Promise<Recorder> {
  const asked: Recorder['asked'] = []
  const { hostname, port } = new URL(backendOrigin)
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming
    asked.push({ method, address: path })
    const sent = change ? { ...headers, 'accept-encoding': 'identity' } : headers
    const passed = request({ hostname, port, method, path, headers: sent }, (answer) => {
      pass(answer, outgoing, path, change).catch(() => outgoing.destroy())
    })
    passed.once('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
