import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { isSigned } from '@/lib/revalidation/signed-request'
import { allPages, policyPaths } from '@/lib/routes/pages'
import packages from '@/package.json'

const docs = readFileSync('docs/upstream.md', 'utf8')
const run = promisify(execFile)
const secret = 'a shared secret of the tests'

const codeIn = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(docs)?.[1] ?? ''

/** A shop's door for announcements: what it heard, and whether it was signed. */
async function listen() {
  const heard: unknown[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const time = request.headers['x-revalidate-time']?.toString() ?? null
    const signature = request.headers['x-revalidate-signature']?.toString() ?? null
    const isRight =
      request.method === 'POST' &&
      request.url === '/api/revalidate' &&
      isSigned({ time, signature, body }, secret, new Date())
    if (isRight) heard.push(JSON.parse(body))
    response.writeHead(isRight ? 200 : 401).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise((done) => server.close(done))
  return { heard, url: `http://127.0.0.1:${port}`, close }
}

const examples = [
  { language: 'js', program: process.execPath, file: 'announce.mjs' },
  { language: 'python', program: 'python3', file: 'announce.py' },
  { language: 'java', program: 'java', file: 'Announce.java' },
]

for (const { language, program, file } of examples) {
  const isHere = spawnSync(program, ['--version']).status === 0
  const name = `the announcement in ${language} is signed as the shop wants it`
  const announce = async () => {
    const shop = await listen()
    const folder = mkdtempSync(path.join(tmpdir(), 'announce-'))
    const place = path.join(folder, file)
    writeFileSync(place, codeIn(language))
    const env = { ...process.env, REVALIDATE_SECRET: secret, SHOP_URL: shop.url }
    const { stdout } = await run(program, [place], { env })
    rmSync(folder, { recursive: true })
    await shop.close()
    expect(shop.heard).toEqual([{ tags: ['product:12', 'products'] }])
    expect(stdout.trim()).toBe('200')
  }
  if (isHere) test(name, announce)
  else test.skip(`${name} not run: no ${program}`, announce)
}

test('every tag a page carries can be announced', () => {
  const kinds = allPages
    .flatMap(({ cache }) => cache?.tags ?? [])
    .map((tag) => tag.split(/[:{]/)[0])
  const unknown = [...new Set(kinds)].filter((kind) => !new RegExp(`\`${kind}(?::<|\`)`).test(docs))
  expect(unknown).toEqual([])
})

test('it names the pages whose texts the upstream holds, and commands that exist', () => {
  for (const policy of Object.values(policyPaths)) expect(docs).toContain(`\`${policy.slice(1)}\``)
  const commands = [...docs.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(commands.filter((name) => !(name in packages.scripts))).toEqual([])
})
