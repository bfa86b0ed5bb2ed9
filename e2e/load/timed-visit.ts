import { Agent } from 'node:http'
import { send } from '@/e2e/support/http'

const agent = new Agent({ keepAlive: true, maxSockets: 400 })

/** One page over one of many kept connections. */
export const visit = (origin: string, path: string, headers: Record<string, string> = {}) =>
  send(origin, { agent, target: path, headers })
