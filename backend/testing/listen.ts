import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

/** Serves a program on a free port of this machine. */
export async function listen(fetch: (request: Request) => Response | Promise<Response>) {
  const server = createServer(getRequestListener(fetch))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    at: (url: string) => origin + new URL(url).pathname + new URL(url).search,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
