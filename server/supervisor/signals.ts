type Stoppable = {
  /** Ends everything in order. */
  stop: () => Promise<void>
  /** Ends everything at once. */
  kill: () => void
}

/** npm passes Ctrl-C on to us although the terminal sent it already: that is not a second request to stop. */
const ECHO_MS = 300
const LOOK_FOR_PARENT_MS = 1_000

/** npm passes SIGTERM on to the shell between it and us, which dies of it and tells nobody. */
function whenNpmEnds(tell: () => void) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    tell()
  }, LOOK_FOR_PARENT_MS)
  look.unref()
}

/** The first SIGTERM or SIGINT stops in order, a second one at once. */
export function stopOnSignal({ stop, kill }: Stoppable) {
  let first: number | undefined
  const begin = () => {
    first ??= Date.now()
    stop().then(() => process.exit(0))
  }
  const onSignal = () => {
    if (first === undefined) return begin()
    if (Date.now() - first <= ECHO_MS) return
    kill()
    process.exit(1)
  }
  whenNpmEnds(() => first ?? begin())
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
