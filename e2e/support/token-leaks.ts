import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { credentials, pupil } from '@/e2e/support/sample-accounts'

// Pictures and fonts hold no text, and the line on which a session's end is told never ends.
const watched = ['document', 'fetch', 'xhr', 'script', 'stylesheet', 'other']

/** Remembers every text the page is sent from now on. */
export function recordTexts(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (!watched.includes(response.request().resourceType())) return
    const body = response.text().catch(() => '')
    texts.push(body.then((text) => `${response.url()}\n${text}`))
  })
  return () => Promise.all(texts)
}

/** How every token of the upstream begins: with the same header. */
async function tokenStart(): Promise<string> {
  const answer = await fetch(
    `http://127.0.0.1:${process.env.E2E_BACKEND_PORT}/api/Authentication/Login`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials(pupil)),
    },
  )
  const { token } = (await answer.json()) as { token: string }
  const [header = ''] = token.split('.')
  expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toHaveProperty('alg')
  return `${header}.`
}

const logs = () => {
  const directory = join(process.env.E2E_DATA_DIR ?? '', 'logs')
  return readdirSync(directory).map((name) => readFileSync(join(directory, name), 'utf8'))
}

/** The token is in nothing that scripts, people or the log's readers can see. */
export async function expectNoToken(page: Page, texts: readonly string[]): Promise<void> {
  const start = await tokenStart()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  const everywhere = [...texts, kept, await page.content(), ...logs()]
  expect(
    everywhere.filter((text) => text.includes(start)).map((text) => text.slice(0, 200)),
  ).toEqual([])
}
