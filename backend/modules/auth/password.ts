import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// Argon2id with 19 MiB and two passes: OWASP's first choice, about 15 ms.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** More at once would take the memory and the threads that answering needs. */
const AT_ONCE = 4

/** How often this process has hashed and verified. */
export const passwordWork = { hashed: 0, verified: 0, running: 0, mostRunning: 0 }

const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (passwordWork.running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  else passwordWork.running++
  passwordWork.mostRunning = Math.max(passwordWork.mostRunning, passwordWork.running)
  try {
    return await work()
  } finally {
    // The place is handed on, not freed and taken again, so that nobody slips in between.
    const next = waiting.shift()
    if (next) next()
    else passwordWork.running--
  }
}

// The same letters can be typed as one sign or as several; both must open the door.
const same = (password: string) => password.normalize('NFKC')

const unpadded = (bytes: number) =>
  randomBytes(bytes)
    .toString('base64')
    .replace(/(?<!=)=+$/, '')
/** No password has this hash; verifying against it takes as long as against a real one. */
const nobodys = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${unpadded(16)}$${unpadded(32)}`

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => {
    passwordWork.hashed++
    return hash(same(password), COST)
  })

/** With `null`, for an account that does not exist or has no password, it works as long and answers false. */
export const verifyPassword = (password: string, stored: string | null): Promise<boolean> =>
  inTurn(async () => {
    passwordWork.verified++
    return (await verify(stored ?? nobodys, same(password))) && stored !== null
  })
