import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from '@/e2e/support/check'
import { guestOrder, newPhone, placeOrder } from '@/e2e/support/guest-orders'
import { until } from '@/e2e/support/program'
import { type RunningShop, sharedShop } from '@/e2e/support/shop'

const PATIENCE_MS = 30_000

/** An address as somebody types it into a line of text. */
const hostile = [
  'Xem đơn tại https://evil.example/tra-tien',
  'evil.example/thuong hoặc www.evil.example',
  '<a href="https://evil.example">Bấm vào đây</a>',
  'hotro@evil.example',
  'ｅｖｉｌ．example và evil。com',
]

const letters = ({ dataDir }: RunningShop) => {
  const folder = join(dataDir, 'outbox')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** The parts of a letter as a mail program reads them. */
function partsOf(letter: string): string {
  const bodies = letter.split(/\r?\n\r?\n/).slice(1)
  return bodies
    .map((body) =>
      /^[A-Za-z0-9+/=\r\n]+$/.test(body.trim()) ? Buffer.from(body, 'base64').toString() : body,
    )
    .join('\n')
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (coded) =>
      Buffer.from(coded.replaceAll('=', ''), 'hex').toString(),
    )
}

/** What a mail program would make a link of. */
const linksIn = (text: string) =>
  text.match(
    /(?:href=["']?https?:\/\/evil|https?:\/\/evil|www\.evil|\bevil\.(?:example|com)|@evil\.)/gi,
  ) ?? []

/** What a stranger types into an order is not signed by the shop as a link. */
export const mailedTexts: Check = {
  name: 'mailed-texts',
  proves: 'no typed address becomes a link in a mail of the shop',
  run: async () => {
    const shop = await sharedShop()
    const failures: string[] = []
    for (const [at, text] of hostile.entries()) {
      const email = `thu${randomUUID().slice(0, 8)}@checks.test`
      const order = guestOrder(newPhone())
      const body = { ...order, email, note: text, address: { ...order.address, address: text } }
      const placed = await placeOrder(shop.origin, body, randomUUID(), {
        'x-forwarded-for': `10.79.0.${at}`,
      })
      if (placed.status !== 200) continue
      const mine = () => letters(shop).filter((letter) => letter.includes(email))
      if (!(await until(async () => mine().length > 0, PATIENCE_MS))) {
        failures.push(`no letter came to ${email}`)
        continue
      }
      const links = mine().flatMap((letter) => linksIn(partsOf(letter)))
      if (links.length > 0) failures.push(`${text}: ${links.join(', ')}`)
    }
    return { count: hostile.length, failures }
  },
}
