import { parseArgs } from 'node:util'
import { options, type StaffRequest, UsageError } from '@/backend/shop-cli/commands/command'
import { staffCommands, usage } from '@/backend/shop-cli/usage'

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch {
    throw new UsageError(usage)
  }
}

/** The call a typed command stands for. */
export function requestOf(args: string[]): StaffRequest {
  const { positionals, values } = parsed(args)
  for (const { parse } of staffCommands) {
    const request = parse(positionals, values)
    if (request) return request
  }
  throw new UsageError(usage)
}
