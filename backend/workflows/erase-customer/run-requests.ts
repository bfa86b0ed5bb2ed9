import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ACTIVE, BLOCKED, changeAccount, findAccount } from '@/backend/modules/accounts'
import { announceSessionEnd, drawToken, hashToken } from '@/backend/modules/auth'
import {
  finishRequest,
  inDays,
  isCancelled,
  listDueRequests,
  postponeRequest,
  privacyEmails,
  type RequestRow,
  takeOverExports,
} from '@/backend/modules/privacy'
import { emailShop } from '@/backend/modules/settings'
import type { Services } from '@/backend/platform/context'
import { transact } from '@/backend/platform/db/transact'
import { enqueueEmail } from '@/backend/platform/mail/outbox'
import { exportZip } from '@/backend/read-models/personal-data/export-file'
import { exportPerson } from '@/backend/read-models/personal-data/export-person'
import {
  accountToErase,
  guestOf,
  personOfAccount,
} from '@/backend/read-models/personal-data/find-person'
import { findOpenMatters } from '@/backend/read-models/personal-data/open-matters'
import { carryOutErasure, EXPORTS } from '@/backend/workflows/erase-customer/carry-out-erasure'

type Works = Pick<Services, 'db' | 'config' | 'settings' | 'log' | 'now' | 'revalidatePages'>

/** An export is good for one. */
const LEFT_DAYS = 2

class FinishedElsewhere extends Error {
  override name = 'FinishedElsewhere'
}

async function makeExport(works: Works, { id, userId }: RequestRow): Promise<void> {
  const { db, config, now } = works
  const shop = emailShop(works)
  const account = userId === null ? null : await findAccount(db, userId)
  const person = account && (await personOfAccount(db, account.id))
  if (!account || !person) return void (await finishRequest(db, id, { doneAt: now() }))
  const folder = join(config.dataDir, EXPORTS)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const fileName = `${randomUUID()}.zip`
  const file = join(folder, fileName)
  await writeFile(file, exportZip(shop.name, await exportPerson(db, person), now()), {
    mode: 0o600,
  })
  const token = drawToken()
  const isOurs = await transact(db, async (tx) => {
    const made = { fileName, tokenHash: hashToken(token), expiresAt: inDays(now(), 1) }
    if (!(await finishRequest(tx, id, { ...made, doneAt: now() }))) return false
    const email = privacyEmails(shop).exportReady(account.name, token)
    await enqueueEmail(tx, account.email, email, now())
    return true
  })
  if (!isOurs) await rm(file, { force: true })
}

export const personOf = ({ db }: Pick<Works, 'db'>, { userId, email }: RequestRow) =>
  userId === null ? guestOf(db, email ?? '') : accountToErase(db, userId)

/** Nobody orders while they are being erased; when something is still open after all, they may again, unless the shop has locked them. */
async function setBlocked({ db }: Works, { userId }: RequestRow, isBlocked: boolean) {
  if (userId === null) return
  const account = await findAccount(db, userId)
  const stays = isBlocked || (account !== null && account.blockedAt !== null)
  await changeAccount(db, userId, { status: stays ? BLOCKED : ACTIVE })
}

async function erase(works: Works, request: RequestRow): Promise<void> {
  const { db, config, now, log } = works
  await setBlocked(works, request, true)
  const person = await personOf(works, request)
  if (!person) return void (await finishRequest(db, request.id, { doneAt: now() }))
  if ((await findOpenMatters(db, person)).length > 0) {
    await setBlocked(works, request, false)
    await postponeRequest(db, request.id, inDays(now(), 1))
    return
  }
  const place = { db, dataDir: config.dataDir, now: now() }
  const products = await carryOutErasure(place, person, async (tx) => {
    if (!(await finishRequest(tx, request.id, { doneAt: now() }))) throw new FinishedElsewhere()
  })
  if (person.userId !== null) announceSessionEnd(works, person.userId)
  await works.revalidatePages?.(products.map((id) => `product:${id}`))
  log.info({ event: 'person erased', userId: person.userId, orders: person.orderIds.length })
}

/** Past their term, and those a program that was killed had not written down. */
async function deleteOldFiles({ db, config, now }: Works): Promise<void> {
  const folder = join(config.dataDir, EXPORTS)
  for (const name of await takeOverExports(db, now())) await rm(join(folder, name), { force: true })
  if (!existsSync(folder)) return
  for (const name of await readdir(folder)) {
    const { mtime } = await stat(join(folder, name))
    // By the machine's clock, which is the files'.
    if (mtime < inDays(new Date(), -LEFT_DAYS)) await rm(join(folder, name), { force: true })
  }
}

export const runRequest = (works: Works, request: RequestRow): Promise<void> =>
  request.kind === 'erase' ? erase(works, request) : makeExport(works, request)

/** Does what people have asked for: exports at once, erasures after their fourteen days. */
export async function runPrivacyRequests(works: Works): Promise<void> {
  for (const request of await listDueRequests(works.db, works.now())) {
    try {
      await runRequest(works, request)
    } catch (err) {
      if (!(err instanceof FinishedElsewhere))
        works.log.error({ err, request: request.id }, 'a request about personal data failed')
      if (await isCancelled(works.db, request.id)) await setBlocked(works, request, false)
    }
  }
  await deleteOldFiles(works)
}
