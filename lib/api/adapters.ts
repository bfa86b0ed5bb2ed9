import 'server-only'
import type { Adapters } from '@/lib/api/adapter'

/**
 * Where an upstream of your own differs from the contract in names and addresses: one entry per call, see docs/upstream.md and the
 * example in lib/api/testing-example-adapters.ts. Empty: the upstream speaks the contract itself.
 */
export const adapters: Adapters = []
