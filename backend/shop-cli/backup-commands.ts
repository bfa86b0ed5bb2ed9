import { constants, existsSync, readFileSync } from 'node:fs'
import { copyFile, cp, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openClaims } from '@/backend/modules/parcels'
import { setAffiliateStatus } from '@/backend/modules/promotions'
import { backUpInto } from '@/backend/platform/db/backup'
import { DirectoryInUse } from '@/backend/platform/db/lock'
import { NotRestorable, restoreFrom } from '@/backend/platform/db/restore'
import { findInconsistencies } from '@/backend/read-models/consistency-check/consistency-check'
import { listOrdersToMend } from '@/backend/read-models/consistency-check/money-check'
import { UsageError } from '@/backend/shop-cli/commands/command'
import { personalDataCommand } from '@/backend/shop-cli/personal-data-commands'
import { setRole } from '@/backend/shop-cli/role-command'
import {
  type Environment,
  type Place,
  type Print,
  placeOf,
  withStore,
} from '@/backend/shop-cli/store'
import { shopCliTexts as texts } from '@/backend/shop-cli/texts'
import { usage } from '@/backend/shop-cli/usage'
import { ERASURE_LIST, readErasures } from '@/backend/workflows/erase-customer/erasure-list'
import { replayErasures } from '@/backend/workflows/erase-customer/replay-erasures'

const DATABASE = 'database.ndjson.gz'
const MEDIA = 'media'

function internalSecret({ INTERNAL_SECRET }: Environment, { dataDir }: Place): string {
  if (INTERNAL_SECRET) return INTERNAL_SECRET
  const secretsFile = join(dataDir, 'secrets.json')
  const { INTERNAL_SECRET: drawn } = existsSync(secretsFile)
    ? JSON.parse(readFileSync(secretsFile, 'utf8'))
    : {}
  if (typeof drawn !== 'string') throw new UsageError(texts.noSecret)
  return drawn
}

/** A running shop keeps its embedded database to itself, and writes the file on request. */
async function askBackend(environment: Environment, place: Place, file: string) {
  const origin = environment.SHOP_API_URL ?? `http://127.0.0.1:${environment.BACKEND_PORT ?? 4000}`
  const response = await fetch(new URL('/internal/backup', origin), {
    method: 'POST',
    headers: { 'x-internal-secret': internalSecret(environment, place) },
  }).catch(() => {
    throw new UsageError(texts.unreachable(origin))
  })
  if (!response.ok) throw new UsageError(texts.backupRefused(response.status))
  const { file: written } = (await response.json()) as { file: string }
  // Backups often lie on another disk, where no file can simply be renamed to.
  await copyFile(written, `${file}.part`)
  await rename(`${file}.part`, file)
  await rm(written)
}

async function backup(folder: string, environment: Environment, print: Print) {
  const place = placeOf(environment)
  const file = join(folder, DATABASE)
  if (existsSync(file)) throw new UsageError(texts.backupExists(folder))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await withStore(place, ({ db }) => backUpInto(db, file)).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return askBackend(environment, place, file)
    throw error
  })
  const media = join(place.dataDir, MEDIA)
  const mode = constants.COPYFILE_FICLONE
  if (existsSync(media)) await cp(media, join(folder, MEDIA), { recursive: true, mode })
  const list = join(place.dataDir, ERASURE_LIST)
  if (existsSync(list)) await copyFile(list, join(folder, ERASURE_LIST))
  print(texts.backedUp(folder))
}

async function restore(folder: string, environment: Environment, print: Print) {
  const place = placeOf(environment)
  const file = join(folder, DATABASE)
  if (!existsSync(file)) throw new UsageError(texts.noBackup(folder))
  const lists = [join(place.dataDir, ERASURE_LIST), join(folder, ERASURE_LIST)]
  const erased = (await Promise.all(lists.map(readErasures))).flat()
  const { tables } = await withStore(place, async ({ db }) => {
    const end = await restoreFrom(db, file)
    await replayErasures(db, erased)
    return end
  })
  const media = join(folder, MEDIA)
  if (existsSync(media)) await cp(media, join(place.dataDir, MEDIA), { recursive: true })
  print(texts.restored(Object.values(tables).reduce((sum, count) => sum + count, 0)))
  if (erased.length > 0) print(texts.replayed(erased.length))
}

/** After a crash or a restore: whether stock, orders, codes and sales still explain each other. */
async function check(environment: Environment, print: Print) {
  const { broken, toMend, claims } = await withStore(placeOf(environment), async ({ db }) => ({
    broken: await findInconsistencies(db),
    toMend: await listOrdersToMend(db),
    claims: await openClaims(db),
  }))
  for (const { orderCode, code, amount, claimedTime } of claims) {
    print(texts.openClaim(orderCode, code, amount, claimedTime))
  }
  for (const { code, rule } of toMend) print(texts.orderToMend(code, texts.mendings[rule]))
  if (broken.length > 0) throw new UsageError(texts.unsound(broken))
  print(texts.sound)
}

/** An affiliate's code works once the shop has seen who it is. */
async function setAffiliate(
  [email = '', what = '']: string[],
  environment: Environment,
  print: Print,
) {
  if (!['confirm', 'stop'].includes(what)) throw new UsageError(usage)
  const isSet = await withStore(placeOf(environment), ({ db }) =>
    setAffiliateStatus(db, email, what === 'confirm'),
  )
  if (!isSet) throw new UsageError(texts.noAffiliate(email))
  print(texts.affiliateSet(email, what === 'confirm'))
}

/** Commands that work on the database itself, not through a call; undefined when `args` is none of them. */
export function localCommand(args: string[], environment: Environment, print: Print) {
  const [command, ...rest] = args
  const [target = ''] = rest
  if (command === 'check' && rest.length === 0) return () => check(environment, print)
  if (command === 'backup' && rest.length === 1) return () => backup(target, environment, print)
  if (command === 'restore' && rest.length === 1) return () => restore(target, environment, print)
  if (command === 'role' && rest.length === 2) return () => setRole(rest, environment, print)
  if (command === 'affiliate' && rest.length === 2)
    return () => setAffiliate(rest, environment, print)
  if (command === 'personal-data') return personalDataCommand(rest, environment, print)
  return undefined
}

/** What to tell the operator instead of a stack; null for what nobody has foreseen. */
export function explanationOf(error: unknown): string | null {
  if (error instanceof UsageError) return error.message
  if (error instanceof NotRestorable) return texts.notRestorable[error.problem](error.detail)
  if (error instanceof DirectoryInUse) return texts.inUse(error.directory, error.pid)
  return null
}
