import { createServer } from 'node:net'

const LARGEST_PORT = 65_535

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // A machine without IPv6 does not say that its port is taken.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** `localhost` may mean either address, so both have to be free. */
const isPortFree = async (port: number) =>
  (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))

/** The first free port from `from` on, those in `taken` left out. */
export async function findFreePort(from: number, taken: readonly number[] = []): Promise<number> {
  for (let port = from; port <= LARGEST_PORT; port++) {
    if (!taken.includes(port) && (await isPortFree(port))) return port
  }
  throw new Error(`No free port from ${from} on`)
}

/**
 * A port for a process of our own: the one the owner named or nothing, else the usual one or the next that is free.
 *
 * @param say is told when it is not the usual one
 */
export async function choosePort(
  {
    name,
    given,
    usual,
    taken,
  }: { name: string; given: number | undefined; usual: number; taken: number[] },
  say: (line: string) => void,
): Promise<number> {
  if (given !== undefined) {
    if (await isPortFree(given)) return given
    throw new Error(`${name}=${given} is taken by another process.`)
  }
  const port = await findFreePort(usual, taken)
  if (port !== usual) say(`Port ${usual} is taken: ${name} is ${port}.`)
  return port
}
