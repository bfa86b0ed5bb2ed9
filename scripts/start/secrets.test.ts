import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { demoSecrets, settleSecrets } from '@/scripts/start/secrets'

const folder = () => mkdtempSync(join(tmpdir(), 'secrets-'))

test('a demonstration draws its secrets once and keeps them to itself', () => {
  const dataDir = join(folder(), 'data')
  const first = demoSecrets(dataDir, {})
  expect(new Set(Object.values(first)).size).toBe(4)
  expect(demoSecrets(dataDir, {})).toEqual(first)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('a secret from the environment wins and is not written down', () => {
  const dataDir = folder()
  const given = 'from-the-environment'
  expect(demoSecrets(dataDir, { TOKEN_SECRET: given }).TOKEN_SECRET).toBe(given)
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).not.toContain(given)
})

test('a broken file is written again, a file with a gap keeps what it has', () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'secrets.json'), '{ half')
  expect(demoSecrets(dataDir, {})).toEqual(demoSecrets(dataDir, {}))
  const kept = { NEXTAUTH_SECRET: 'k'.repeat(20) }
  writeFileSync(join(dataDir, 'secrets.json'), JSON.stringify(kept))
  expect(demoSecrets(dataDir, {})).toMatchObject(kept)
})

test('live mode writes nothing', () => {
  const dataDir = join(folder(), 'never')
  settleSecrets({ mode: 'live', dataDir, secrets: { TOKEN_SECRET: 't'.repeat(20) } })
  expect(statSync(dataDir, { throwIfNoEntry: false })).toBeUndefined()
})
