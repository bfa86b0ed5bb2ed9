import type { IncomingMessage } from 'node:http'
import { FIRST_TAG } from '@/lib/routes/speculation-rules'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** Tells browsers where the rules are (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Speculation-Rules). */
export const speculationHeader = { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` }

export const isEagerPrefetch = ({ headers }: IncomingMessage) =>
  String(headers['sec-speculation-tags'] ?? '').includes(`"${FIRST_TAG}"`)
