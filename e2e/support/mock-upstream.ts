import { startProgram } from '@/e2e/support/program'
import { FIRST_PORT } from '@/e2e/support/shop'
import { findFreePort } from '@/server/supervisor/ports'

/** `npm run upstream:mock` on a free port; `{ email, password }` signs in. */
export async function startMockUpstream(...options: string[]) {
  const port = await findFreePort(FIRST_PORT)
  const origin = `http://127.0.0.1:${port}`
  const program = await startProgram(
    ['--import', 'tsx', 'contract-tools/mock/start.ts', '--port', String(port), ...options],
    {},
    `${origin}/mock`,
  )
  const [, email = '', password = ''] =
    /Sign in as (\S+) .*password (.+)$/m.exec(program.printed()) ?? []
  return { ...program, origin, email, password }
}
