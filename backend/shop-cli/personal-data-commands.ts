import { writeFile } from 'node:fs/promises'
import { listSubscribers } from '@/backend/modules/privacy'
import { listStored, shopSettingsOf } from '@/backend/modules/settings'
import { EXPORT_FILE, exportZip } from '@/backend/read-models/personal-data/export-file'
import { exportPerson } from '@/backend/read-models/personal-data/export-person'
import { personByEmail } from '@/backend/read-models/personal-data/find-person'
import { findOpenMatters } from '@/backend/read-models/personal-data/open-matters'
import { UsageError } from '@/backend/shop-cli/commands/command'
import { type Environment, type Print, placeOf, withStore } from '@/backend/shop-cli/store'
import { shopCliTexts as texts } from '@/backend/shop-cli/texts'
import { usage } from '@/backend/shop-cli/usage'
import { carryOutErasure } from '@/backend/workflows/erase-customer/carry-out-erasure'
import { defaultShop } from '@/contract/shop-defaults'

async function writeExport(email: string, file: string, environment: Environment, print: Print) {
  const now = new Date()
  const { tables, name } = await withStore(placeOf(environment), async ({ db }) => ({
    tables: await exportPerson(db, await personByEmail(db, email)),
    name: shopSettingsOf(await listStored(db)).name,
  }))
  const shop = name ?? environment.SHOP_NAME ?? defaultShop.name
  if (tables.length === 0) throw new UsageError(texts.nothingAbout(email))
  await writeFile(file, exportZip(shop, tables, now), { mode: 0o600, flag: 'wx' })
  print(texts.exported(file))
}

async function erase(email: string, environment: Environment, print: Print) {
  const { dataDir, ...place } = placeOf(environment)
  await withStore({ dataDir, ...place }, async ({ db }) => {
    const person = await personByEmail(db, email)
    if ((await exportPerson(db, person)).length === 0)
      throw new UsageError(texts.nothingAbout(email))
    const open = await findOpenMatters(db, person)
    if (open.length > 0) throw new UsageError(texts.openMatters(open))
    await carryOutErasure({ db, dataDir, now: new Date() }, person)
  })
  print(texts.erased(email))
}

/** For a program that sends letters: whom it may write to now. */
async function printSubscribers(environment: Environment, print: Print) {
  for (const email of await withStore(placeOf(environment), ({ db }) => listSubscribers(db)))
    print(email)
}

/** For requests that come by letter or telephone, once it is certain who asks. */
export function personalDataCommand(
  [action, email = '', file = EXPORT_FILE, ...rest]: string[],
  environment: Environment,
  print: Print,
) {
  if (action === 'subscribers' && email === '') return () => printSubscribers(environment, print)
  if (!email.includes('@') || rest.length > 0) throw new UsageError(usage)
  if (action === 'export') return () => writeExport(email, file, environment, print)
  if (action === 'erase' && file === EXPORT_FILE) return () => erase(email, environment, print)
  throw new UsageError(usage)
}
