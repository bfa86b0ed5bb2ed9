const TRIES = 200

/** Asks until it is so; for what other programs do in their own time. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < TRIES; turn++) {
    if (await isSo()) return
    await new Promise((done) => setTimeout(done, 20))
  }
  throw new Error('it did not happen')
}
