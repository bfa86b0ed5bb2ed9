import getPort, { portNumbers } from 'get-port'
import type { Config } from '@/server/config'

const BACKEND_PORT = 4000
const NEXT_PORT = 3100
const RANGE = 1_000

/** The first free port from `from` on, those in `taken` left out. */
export const findFreePort = (from: number, taken: readonly number[] = []) =>
  getPort({ port: portNumbers(from, from + RANGE), exclude: taken })

type OwnPort = { name: string; given: number | undefined; usual: number; taken: number[] }
type Say = (line: string) => void

/** A port for a program of our own: the one the owner named or nothing, else the usual one or the next that is free. */
export async function choosePort(own: OwnPort, say: Say): Promise<number> {
  const { name, given, usual, taken } = own
  const port = given ? await getPort({ port: given }) : await findFreePort(usual, taken)
  if (given && port !== given) throw new Error(`${name}=${given} is taken by another process.`)
  if (!given && port !== usual) say(`Port ${usual} is taken: ${name} is ${port}.`)
  return port
}

export async function choosePorts(
  { port, upstreamUrl, backendPort, nextPort }: Config,
  say: Say,
): Promise<{ backend: number | undefined; next: number }> {
  const ofBackend = { name: 'BACKEND_PORT', given: backendPort, usual: BACKEND_PORT, taken: [port] }
  const backend = upstreamUrl ? undefined : await choosePort(ofBackend, say)
  const taken = backend ? [port, backend] : [port]
  const next = { name: 'NEXT_PORT', given: nextPort, usual: NEXT_PORT, taken }
  return { backend, next: await choosePort(next, say) }
}
