// Whether the time of an answer tells if an account exists. Run by `npm run bench:sign-in`.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from './load.mjs'

const TRIES = 200
const MOST_APART = 0.1
const PORT = process.env.BACKEND_PORT ?? '4190'
const SECRET = 'a shared secret of the bench'
const PASSWORD = 'Mật khẩu 12345'

const dataDir = mkdtempSync(join(tmpdir(), 'sign-in-times-'))
const backend = spawn(process.execPath, ['--import', 'tsx', 'backend/app/serve.ts'], {
  env: { ...process.env, BACKEND_PORT: PORT, DATA_DIR: dataDir, INTERNAL_SECRET: SECRET },
  stdio: ['ignore', 'pipe', 'inherit'],
})

async function isListening() {
  let log = ''
  for await (const bytes of backend.stdout) {
    log += bytes
    if (log.includes('"listening"')) break
  }
  // Its log must not fill the pipe.
  backend.stdout.resume()
}

let addresses = 0
/** Every call comes from another address, so that no limit answers in the place of what is measured. */
async function post(path, body) {
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`
  const begun = performance.now()
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-internal-secret': SECRET,
      'x-forwarded-for': address,
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { ms: performance.now() - begun, said: `${answer.status} ${text}` }
}

const known = (index) => `known-${index}@sach.example`
const unknown = (index) => `other-${index}@sach.example`

async function register(index) {
  const { said } = await post('User/Register-client', {
    Email: known(index),
    Phone: '0987654321',
    Name: 'Trần Minh',
    Password: PASSWORD,
    Address: '',
    WardId: null,
    IsStudent: false,
    Gender: 1,
    Birthday: '1990-01-01',
  })
  assert.match(said, /^200 /)
}

const calls = {
  Login: (Email) => ['Authentication/Login', { Email, Password: 'not the password' }],
  SendSecurityCode: (Email) => ['User/SendSecurityCode', { Email }],
  're-active': (Email) => ['User/re-active', { Email, Password: 'not the password' }],
}

async function measure(name) {
  const times = { known: [], unknown: [] }
  const said = new Set()
  for (let index = 0; index < TRIES; index++) {
    const pair = [
      ['known', known(index)],
      ['unknown', unknown(index)],
    ]
    // In turns, so that what else the machine does falls on both.
    for (const [kind, email] of index % 2 === 0 ? pair : pair.reverse()) {
      const { ms, said: answer } = await post(...calls[name](email))
      times[kind].push(ms)
      // The handle a registration goes on with is another one each time.
      said.add(answer.replace(/"token":"[\w-]{43}"/, ''))
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)]
  const apart = Math.abs(one - other) / Math.max(one, other)
  return { name, one, other, apart, answers: said.size }
}

try {
  await isListening()
  for (let index = 0; index < TRIES; index++) await register(index)
  const results = []
  for (const name of Object.keys(calls)) results.push(await measure(name))
  console.log(
    `${TRIES} tries of each kind, load ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  )
  console.table(
    results.map(({ name, one, other, apart, answers }) => ({
      call: name,
      'known ms': one.toFixed(1),
      'unknown ms': other.toFixed(1),
      apart: `${(apart * 100).toFixed(1)} %`,
      'different answers': answers,
    })),
  )
  const isEven = results.every(({ apart, answers }) => apart <= MOST_APART && answers === 1)
  process.exitCode = isEven ? 0 : 1
} finally {
  backend.kill('SIGTERM')
  backend.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}
