export type Progress = { position: number; duration: number; isCompleted?: boolean }
/** False when the shop remembers no progress at all; throws when it could not be asked now. */
export type SaveProgress = (progress: Progress) => Promise<boolean>

const EVERY_MS = 15_000

type Options = {
  save: SaveProgress
  now?: () => number
}

/**
 * Tells the shop how far a film was watched: every fifteen seconds while it plays, and at once when it stops or the page is left. What
 * could not be sent goes with the next word; a lost one costs a few seconds of looking for the place.
 */
export class ProgressSaver {
  private latest: Progress | null = null
  private isClosed = false
  private isBusy = false
  private lastTry = Number.NEGATIVE_INFINITY
  private readonly save: SaveProgress
  private readonly now: () => number

  constructor({ save, now = Date.now }: Options) {
    this.save = save
    this.now = now
  }

  /** The film is here now. */
  at(position: number, duration: number): void {
    this.latest = { position: Math.floor(position), duration: Math.floor(duration) }
    if (this.now() - this.lastTry >= EVERY_MS) void this.flush()
  }

  /** Sends what is not sent yet. */
  async flush(): Promise<void> {
    if (this.isClosed || this.isBusy || this.latest === null) return
    const sent = this.latest
    this.latest = null
    this.lastTry = this.now()
    this.isBusy = true
    try {
      this.isClosed = !(await this.save(sent))
    } catch {
      this.latest ??= sent
    } finally {
      this.isBusy = false
    }
  }
}
