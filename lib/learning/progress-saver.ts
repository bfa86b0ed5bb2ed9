export type Progress = { position: number; duration: number; isCompleted?: boolean }
/** False when the upstream stores no progress; throws when it cannot be reached. */
export type SaveProgress = (progress: Progress) => Promise<boolean>

const EVERY_MS = 15_000

type Options = {
  save: SaveProgress
  now?: () => number
}

/** Saves how far a video was watched: every 15 s while it plays, and when it stops or the page closes. What failed is sent with the next save. */
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

  /** The video's current position. */
  at(position: number, duration: number): void {
    this.latest = { position: Math.floor(position), duration: Math.floor(duration) }
    if (this.now() - this.lastTry >= EVERY_MS) void this.flush()
  }

  /** Sends what is unsent. */
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
