import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { plainBody } from '@/backend/platform/mail/mail-body'
import { allEmails } from '@/backend/testing/all-emails'
import { defaultShop } from '@/contract/shop-defaults'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Where what people read is written; the seed's data and the defaults may name the shop. */
const layers = ['modules', 'integrations', 'read-models', 'workflows', 'api', 'platform']
const rooms = ['app', 'components', 'lib', ...layers.map((layer) => `backend/${layer}`), 'public']

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  )

test('no page, mail or paper is written with the name of the sample shop', () => {
  const named = rooms
    .flatMap(filesIn)
    .filter((file) => /\.(?:tsx?|svg|webmanifest|css)$/.test(file) && !file.includes('.test.'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes(defaultShop.name))
  // Take the name from `site()` in a page, from `settings` in an e-mail or paper.
  expect(named).toEqual([])
})

test('no sample text names the sample shop, not even over the end of a line', () => {
  const named = filesIn('backend/seed/data')
    .filter((file) => /\.(?:md|json)$/.test(file) && !file.endsWith('README.md'))
    .filter((file) =>
      readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ').includes(defaultShop.name),
    )
  // A page says {{shop.name}}.
  expect(named).toEqual([])
})

test('every module with e-mails is asked for them', () => {
  const list = readFileSync(join(root, 'backend/testing/all-emails.ts'), 'utf8')
  const modules = ['backend/modules', 'backend/workflows']
    .flatMap(filesIn)
    .filter((file) => /emails\.ts$/.test(file))
  expect(modules.length).toBeGreaterThan(8)
  expect(modules.filter((file) => !list.includes(`'@/${file.slice(0, -3)}'`))).toEqual([])
})

test('a shop of another name signs its e-mails with it', () => {
  const shop = { name: 'Nhà sách Mây', publicUrl: '' }
  for (const { subject, body } of allEmails(shop)) {
    const text = plainBody(body)
    expect(text).toContain('Nhà sách Mây')
    expect(subject + text).not.toContain(defaultShop.name)
  }
})
