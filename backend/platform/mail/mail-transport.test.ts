import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readConfig } from '@/backend/app/config'
import { createMailTransport, type Transport } from '@/backend/platform/mail/mail-transport'
import type { Email } from '@/backend/platform/mail/outbox'
import { mailServer } from '@/backend/testing/mail-server'
import { fixedSettings } from '@/backend/testing/settings'

const PASSWORD = 'mat-khau-cua-may-chu'
const ID = '0199f0a0-0000-7000-8000-000000000001'
const email: Email = {
  ...{ to: 'lan@sach.vn', subject: 'Đơn hàng HS1', text: 'Mã: 012345', html: '<p>Mã: 012345</p>' },
}

type Place = { send: Transport; arrived: () => Promise<string>; close: () => Promise<void> }

const withPassword = (url: string) => url.replace('://', `://shop:${PASSWORD}@`)

/** By SMTP to a server that answers so. */
async function bySmtp(answers: Parameters<typeof mailServer>[0] = {}): Promise<Place> {
  const { url, said, stop } = await mailServer({ AUTH: '235 welcome', ...answers })
  const mail = { url: withPassword(url), from: 'Hiên Sách <shop@sach.vn>' }
  const settings = fixedSettings({ accounts: { mail } })
  return {
    send: createMailTransport({ config: readConfig({}), settings }),
    arrived: async () => said(),
    close: async () => stop(),
  }
}

async function byFiles(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hien-sach-mail-'))
  const outbox = join(dataDir, 'outbox')
  return {
    send: createMailTransport({
      config: readConfig({ DATA_DIR: dataDir }),
      settings: fixedSettings(),
    }),
    arrived: async () => {
      const names = await readdir(outbox)
      const texts = names.map((name) => readFile(join(outbox, name), 'utf8'))
      return (await Promise.all(texts)).join('\n')
    },
    close: () => rm(dataDir, { recursive: true }),
  }
}

/** Every way an e-mail may leave. */
const ways = { smtp: () => bySmtp(), files: byFiles }
const all = Object.keys(ways) as (keyof typeof ways)[]

const count = (text: string, what: RegExp) => [...text.matchAll(what)].length

async function through(open: () => Promise<Place>, use: (place: Place) => Promise<void>) {
  const place = await open()
  try {
    await use(place)
  } finally {
    await place.close()
  }
}

test.each(all)('an e-mail by %s arrives whole, and is known when it is sent again', (way) =>
  through(ways[way], async ({ send, arrived }) => {
    await send(ID, email)
    const text = await arrived()
    expect(text).toMatch(/^To: lan@sach\.vn\r?$/m)
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    expect(count(text, /^Content-Type: text\/(?:plain|html); charset=utf-8\r?$/gm)).toBe(2)
    const known = new RegExp(`^Message-ID: <${ID}@hien-sach>\\r?$`, 'gm')
    expect(count(text, known)).toBe(1)
    await send(ID, email)
    const names = (await arrived()).match(known) ?? []
    expect(new Set(names).size).toBe(1)
  }),
)

test.each(all)('what stands in an e-mail by %s makes no header and no receiver', (way) =>
  through(ways[way], async ({ send, arrived }) => {
    const line = 'Đơn\r\nBcc: xau@vi.du\r\n\r\n<b>'
    await send(ID, { ...email, html: null, subject: line }).catch(() => {})
    for (const to of ['lan@sach.vn\r\nBcc: xau@vi.du', 'lan@sach.vn, xau@vi.du'])
      await send(ID, { ...email, to }).catch(() => {})
    const text = await arrived().catch(() => '')
    expect(text).not.toMatch(/^(?:Bcc:|RCPT TO:<xau@)/im)
  }),
)

test.each([
  ['a receiver it does not know', { RCPT: '550 no such mailbox' }, 'EENVELOPE', 550],
  ['a full mailbox', { RCPT: '452 mailbox full' }, 'EENVELOPE', 452],
  ['a text it does not take', { '.': '554 spam' }, 'EMESSAGE', 554],
  ['our password', { AUTH: `535 ${PASSWORD} is wrong` }, 'EAUTH', 535],
  ['the whole conversation', { MAIL: null }, undefined, undefined],
] as const)(
  'a mail server that refuses %s is an error that says what was refused, and no password',
  (_, answers, code, responseCode) =>
    through(
      () => bySmtp(answers),
      async ({ send }) => {
        const error: unknown = await send(ID, email).catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(Error)
        if (code) expect(error).toMatchObject({ code, responseCode })
        expect(`${error}${(error as Error).stack}${JSON.stringify(error)}`).not.toContain(PASSWORD)
      },
    ),
)

test('a mail server that is away is an error, and no password is told', async () => {
  const { send, close } = await bySmtp()
  await close()
  const error: unknown = await send(ID, email).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(`${error}${JSON.stringify(error)}`).not.toContain(PASSWORD)
})

test('a folder that cannot be made is an error and leaves no half an e-mail', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hien-sach-mail-'))
  await writeFile(join(dataDir, 'outbox'), '')
  const config = readConfig({ DATA_DIR: dataDir })
  const send = createMailTransport({ config, settings: fixedSettings() })
  await expect(send(ID, email)).rejects.toThrow()
  expect(await readdir(dataDir)).toEqual(['outbox'])
  await rm(dataDir, { recursive: true })
})
