import { request } from 'node:http'
import { text as readText } from 'node:stream/consumers'

export type RawAnswer = {
  status: number
  /** Names and values in turn, as they came. */
  rawHeaders: string[]
  text: string
  ms: number
}

type RawCall = {
  method?: string | undefined
  /** Goes out as it stands: nobody tidies dots or slashes. */
  target: string
  headers?: Record<string, string> | undefined
  body?: string | Buffer | undefined
}

const PATIENCE_MS = 30_000

/** One request whose address is sent as written; a connection that breaks off rejects. */
export const ask = (
  origin: string,
  { method = 'GET', target, headers = {}, body }: RawCall,
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    const { hostname, port } = new URL(origin)
    const sent = request(
      { hostname, port, method, path: target, headers, timeout: PATIENCE_MS },
      (answer) => {
        const { statusCode: status = 0, rawHeaders } = answer
        readText(answer).then(
          (text) => resolve({ status, rawHeaders, text, ms: performance.now() - start }),
          reject,
        )
      },
    )
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.once('error', reject)
    sent.end(body)
  })

/** Runs the work for each item, a few at once, and gathers what went wrong. */
export async function eachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<string | undefined>,
  width = 6,
): Promise<string[]> {
  const failures: string[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const item = items[next++] as T
      const failure = await work(item).catch(
        (error: unknown) => `${JSON.stringify(item)?.slice(0, 200)}: ${error}`,
      )
      if (failure) failures.push(failure)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return failures
}

/** Every item in full; in small a share that moves with the seed, so that many small runs see them all; `oneIn` shares no factor with the lists. */
export const shareOf = <T>(
  items: readonly T[],
  { isFull, seed }: { isFull: boolean; seed: number },
  oneIn: number,
): readonly T[] => (isFull ? items : items.filter((_, index) => (index + seed) % oneIn === 0))
