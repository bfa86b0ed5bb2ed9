const PAUSE_MS = 20

/** Asks until it is so; for what other programs do in their own time. */
export async function until(isSo: () => Promise<boolean>, patienceMs = 4_000): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; ) {
    if (await isSo()) return
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
  throw new Error('it did not happen')
}
