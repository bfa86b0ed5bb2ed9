/** Stands for `@jest/globals`, which only loads in Jest's sandbox, and adds the time limit that jest-light-runner leaves out. */
type Globals = typeof import('@jest/globals')
// What comes of a test without a type of its own: any of its forms takes a name, a function and a limit.
type Body = (...args: never[]) => unknown
type Register = (name: string, body: Body, limitMs?: number) => void

const given = globalThis as unknown as Globals

const LIMIT_MS = 120_000

/** The test, failing when it takes longer than its limit. */
const limited =
  (body: Body, limitMs = LIMIT_MS): Body =>
  async (...args) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`takes longer than ${limitMs} ms`)), limitMs)
    })
    try {
      await Promise.race([body(...args), late])
    } finally {
      clearTimeout(timer)
    }
  }

const withLimit =
  (register: Register): Register =>
  (name, body, limitMs) =>
    register(name, limited(body, limitMs))

const { each, only, skip } = given.test
const plain = withLimit(given.test as Register)

export const test = Object.assign(plain, {
  skip,
  only: withLimit(only as Register),
  each: (...table: Parameters<typeof each>) => withLimit(each(...table) as Register),
})

export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest } = given
