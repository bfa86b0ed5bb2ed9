import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCluster } from '@/e2e/chaos/postgres-cluster'
import { runProgram } from '@/e2e/support/run-program'
import { FIRST_PORT, type RunningShop, startShop } from '@/e2e/support/shop'
import { findFreePort } from '@/server/supervisor/ports'

const secret = (name: string) => `first-run-${name}-0123456789`

export type LiveShop = {
  shop: RunningShop
  /** What the operator types on the machine. */
  /** Names the first admin on the machine; the letter gives the role. */
  makeAdmin: (email: string) => void
  /** What has been written to somebody: without a mail server letters are files. */
  lettersTo: (email: string) => string[]
}

type Begin = {
  /** The sample books, courses and news stand on the shelves; without them the shop holds nothing. */
  isFilled: boolean
  env?: Record<string, string>
}

/** A live shop as docs/operations.md opens one, with a database of its own. */
function lettersIn(folder: string, email: string): string[] {
  if (!existsSync(folder)) return []
  const letters = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return letters.filter((letter) => letter.includes(`To: ${email}`))
}

export async function withLiveShop<T>(
  begin: Begin,
  work: (live: LiveShop) => Promise<T>,
): Promise<T> {
  const cluster = await createCluster(await findFreePort(FIRST_PORT + 40))
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-first-run-'))
  const env = {
    SHOP_MODE: 'live',
    DATABASE_URL: cluster.url,
    TOKEN_SECRET: secret('token'),
    NEXTAUTH_SECRET: secret('nextauth'),
    INTERNAL_SECRET: secret('internal'),
    REVALIDATE_SECRET: secret('revalidate'),
    ...begin.env,
  }
  let shop: RunningShop | undefined
  try {
    const settings = [`DATABASE_URL=${cluster.url}`, `DATA_DIR=${dataDir}`, 'SHOP_MODE=live']
    const onTheMachine = (program: string, ...args: string[]) => {
      runProgram('env', ...settings, process.execPath, '--import', 'tsx', program, ...args)
    }
    if (begin.isFilled) onTheMachine('backend/seed/cli.ts', '--catalog-only', '--no-pictures')
    shop = await startShop(env, dataDir)
    const makeAdmin = (email: string) =>
      onTheMachine('backend/shop-cli/cli.ts', 'role', email, 'admin')
    const lettersTo = (email: string) => lettersIn(join(dataDir, 'outbox'), email)
    return await work({ shop, makeAdmin, lettersTo })
  } finally {
    await shop?.stop()
    await cluster.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
