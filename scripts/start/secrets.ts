import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type Secrets, secretNames } from '@/server/config'

const Saved = z.partialRecord(z.enum(secretNames), z.string().min(16))

function readSaved(path: string): Partial<Secrets> {
  try {
    return Saved.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // There is none yet, or it is broken and drawn again.
    return {}
  }
}

const secret = () => randomBytes(32).toString('base64url')

const draw = (): Secrets => ({
  NEXTAUTH_SECRET: secret(),
  TOKEN_SECRET: secret(),
  INTERNAL_SECRET: secret(),
  REVALIDATE_SECRET: secret(),
})

/** Secrets of a demonstration: drawn once, kept in an ignored file that only its owner can read. */
export function demoSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'secrets.json')
  const saved = readSaved(path)
  const all = { ...draw(), ...saved }
  if (secretNames.some((name) => saved[name] === undefined))
    writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 })
  return { ...all, ...given }
}

type Settings = { mode: 'demo' | 'live'; dataDir: string; secrets: Partial<Secrets> }

/** All secrets of a configuration; live mode was refused before this when one is missing. */
export const settleSecrets = ({ mode, dataDir, secrets }: Settings): Secrets =>
  mode === 'demo' ? demoSecrets(dataDir, secrets) : { ...draw(), ...secrets }
