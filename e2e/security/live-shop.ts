import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, browse, PROXY } from '@/e2e/support/http-browser'
import { type RunningShop, startShop } from '@/e2e/support/shop'

export const SITE = 'https://sach.example'

const canary = (name: string) => `canary-${name.toLowerCase()}-${randomBytes(12).toString('hex')}`

/** Every secret an operator may set, with a value that is found again wherever it leaks to. */
const secretNames = [
  'NEXTAUTH_SECRET',
  'TOKEN_SECRET',
  'INTERNAL_SECRET',
  'REVALIDATE_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'VNPAY_HASH_SECRET',
]
export const planted: Record<string, string> = Object.fromEntries(
  secretNames.map((name) => [name, canary(name)]),
)

const settings = {
  SHOP_MODE: 'live',
  // The checks sign the sample staff in by password alone.
  STAFF_SECOND_FACTOR: 'optional',
  PUBLIC_URL: SITE,
  HOST: '127.0.0.1',
  TRUSTED_PROXIES: PROXY,
  METRICS: '0',
  GOOGLE_CLIENT_ID: 'google-client',
  FACEBOOK_CLIENT_ID: 'facebook-client',
  VNPAY_TMN_CODE: 'CHECKS01',
  VNPAY_PAY_URL: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
  PAYMENT_HOSTS: 'sandbox.vnpayment.vn',
  // Nobody listens there: what a stranger claims about a payment is not worth a question to VNPAY.
  VNPAY_API_URL: 'http://127.0.0.1:9/',
}

export type Account = { role: string; email: string; password: string }

export type LiveShop = {
  shop: RunningShop
  /** One of the sample accounts; the first two users are pupil and teacher. */
  account: (role: Account['role'], index?: number) => Account
  /** A browser behind the TLS proxy with an address of its own. */
  browser: () => Browser
  /** The same, with one of the sample accounts signed in. */
  signedIn: (account: Account) => Promise<Browser>
}

/** Fills a folder with the sample shop and answers whom it has signed up. */
function seed(dataDir: string): Account[] {
  const args = ['--import', 'tsx', 'backend/seed/cli.ts', '--data', dataDir, '--no-pictures']
  const env = { ...process.env, SHOP_MODE: 'demo', DATABASE_URL: '' }
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The sample shop could not be made:\n${stderr}`)
  return [...stdout.matchAll(/\] (user|staff|admin) +(\S+@\S+) +(\S+)/g)].map(
    ([, role = '', email = '', password = '']) => ({ role, email, password }),
  )
}

async function open(): Promise<LiveShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hien-sach-live-'))
  const accounts = seed(dataDir)
  const shop = await startShop({ ...settings, ...planted }, dataDir)
  let visitors = 0
  const browser = () => {
    visitors += 1
    return browse({ shop, site: SITE, address: `203.0.${visitors >> 8}.${visitors & 255}` })
  }
  const signedIn = async ({ email, password }: Account) => {
    const here = browser()
    await here.signIn(email, password)
    return here
  }
  const account = (role: string, index = 0) => {
    const found = accounts.filter((one) => one.role === role)[index]
    if (!found) throw new Error(`the sample shop has no such ${role}`)
    return found
  }
  return { shop, account, browser, signedIn }
}

let opened: Promise<LiveShop> | undefined

/** One live shop for all checks of the security suite, behind a proxy that speaks TLS, opened by the first that needs it. */
export function liveShop(): Promise<LiveShop> {
  opened ??= open()
  return opened
}

/** Closes what was opened; to be called when the last check is through. */
export async function closeLiveShop(): Promise<void> {
  const held = await opened?.catch(() => undefined)
  if (!held) return
  await held.shop.stop()
  rmSync(held.shop.dataDir, { recursive: true, force: true })
}
