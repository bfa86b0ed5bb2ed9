import { randomBytes } from 'node:crypto'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type SecretName, secretNames } from '@/server/config'

export type Secrets = Record<SecretName, string>

const SecretsFile = z.partialRecord(z.enum(secretNames), z.string().min(16))

function readSecretsFile(path: string): Partial<Secrets> {
  try {
    const parsed = SecretsFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.data : {}
  } catch {
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

/** The file appears whole or not at all; of two processes that start at once the first one's stays. */
function save(path: string, secrets: Secrets) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  if (existsSync(path)) return renameSync(draft, path)
  try {
    linkSync(draft, path)
  } catch (error) {
    // Some file systems know no links; there the last writer wins.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return renameSync(draft, path)
  }
  unlinkSync(draft)
}

/** Secrets of a demonstration: drawn once, kept in an ignored file that only its owner can read. */
export function demoSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'secrets.json')
  const saved = readSecretsFile(path)
  if (secretNames.some((name) => saved[name] === undefined)) save(path, { ...draw(), ...saved })
  return { ...draw(), ...readSecretsFile(path), ...given }
}

/** All secrets of a configuration; live mode was refused before this when one is missing. */
export function settleSecrets({
  mode,
  dataDir,
  secrets,
}: {
  mode: 'demo' | 'live'
  dataDir: string
  secrets: Partial<Secrets>
}): Secrets {
  return mode === 'demo' ? demoSecrets(dataDir, secrets) : { ...draw(), ...secrets }
}
