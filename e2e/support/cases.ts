/** Runs so many in turn, some of them at once. */
export async function inTurns(
  count: number,
  atOnce: number,
  run: (index: number) => Promise<unknown>,
) {
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next
      next += 1
      await run(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Runs the work for each item, a few at once, and gathers what went wrong. */
export async function eachOf<T>(
  items: readonly T[],
  work: (item: T) => Promise<string | undefined>,
  width = 6,
): Promise<string[]> {
  const failures: string[] = []
  await inTurns(items.length, width, async (index) => {
    const item = items[index] as T
    const failure = await work(item).catch(
      (error: unknown) => `${JSON.stringify(item)?.slice(0, 200)}: ${error}`,
    )
    if (failure) failures.push(failure)
  })
  return failures
}

/** Every item in full; reduced, a share that moves with the seed, so that many runs see them all; `oneIn` shares no factor with the lists. */
export const shareOf = <T>(
  items: readonly T[],
  { isFull, seed }: { isFull: boolean; seed: number },
  oneIn: number,
): readonly T[] => (isFull ? items : items.filter((_, index) => (index + seed) % oneIn === 0))

export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
