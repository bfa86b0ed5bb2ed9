import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// Argon2id with 19 MiB and two passes: OWASP's first choice, about 15 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** How often this process has hashed and verified, and how many of it at once. */
export const passwordWork = { hashed: 0, verified: 0, running: 0, mostRunning: 0 }

async function counted<T>(kind: 'hashed' | 'verified', work: () => Promise<T>): Promise<T> {
  passwordWork[kind]++
  passwordWork.running++
  passwordWork.mostRunning = Math.max(passwordWork.mostRunning, passwordWork.running)
  try {
    return await work()
  } finally {
    passwordWork.running--
  }
}

// The same character can be typed as one sign or as several; both are the same password.
const normalised = (password: string) => password.normalize('NFKC')

const unpadded = (bytes: number) =>
  randomBytes(bytes)
    .toString('base64')
    .replace(/(?<!=)=+$/, '')
/** No password has this hash; verifying against it takes as long as against a real one. */
const nobodys = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${unpadded(16)}$${unpadded(32)}`

/** An argon2id hash in PHC form, with its salt and cost. Passwords are normalised (NFKC) first. */
export const hashPassword = (password: string): Promise<string> =>
  counted('hashed', () => hash(normalised(password), COST))

/** With `null`, for an account that does not exist or has no password, it takes as long and returns false. */
export const verifyPassword = (password: string, stored: string | null): Promise<boolean> =>
  counted(
    'verified',
    async () => (await verify(stored ?? nobodys, normalised(password))) && stored !== null,
  )
