import { z } from 'zod'

const Answer = z.record(z.string(), z.unknown())

/** Wallets send the same field as a number here and as a text there. */
export const value = z.union([z.string(), z.number()]).transform(String)

type Options = { timeoutMs: number; form?: boolean }

/** One call of a wallet's interface; its answer still has to be checked. */
export async function callWallet(
  url: string,
  fields: Record<string, string | number | boolean>,
  { timeoutMs, form = false }: Options,
): Promise<Record<string, unknown>> {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)])
  const reply = await fetch(url, {
    method: 'POST',
    ...(form
      ? { body: new URLSearchParams(texts) }
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return Answer.parse(await reply.json())
}
