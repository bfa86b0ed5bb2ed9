import { mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

export type Logs = {
  gateway: Logger
  /** Where a process's lines go. */
  hear: (part: string) => (line: string) => void
  /** Where a person finds them; null when they go to standard output. */
  directory: string | null
  flush: () => void
}

const LARGEST_FILE = 10 * 1024 * 1024
const FLUSH_MS = 1_000
const BUFFER_BYTES = 4096

type Output = DestinationStream & { flushSync: () => void }

/**
 * What is written lies there a moment later, and while nobody writes nothing happens: a flush that reports back would wait for the
 * disk itself, once a second for each file.
 */
function gathering(writer: ReturnType<typeof destination>): Output {
  // A full disk or a closed terminal must not stop the shop.
  writer.on('error', () => {})
  let isDue = false
  const flush = () => {
    isDue = false
    try {
      writer.flush()
    } catch {
      // Closed meanwhile.
    }
  }
  return {
    write: (line) => {
      writer.write(line)
      if (!isDue) setTimeout(flush, FLUSH_MS).unref()
      isDue = true
    },
    flushSync: () => writer.flushSync(),
  }
}

function openFile(directory: string, part: string): Output {
  const path = join(directory, `${part}.log`)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FILE)
    renameSync(path, `${path}.1`)
  return gathering(
    destination({ dest: openSync(path, 'a', 0o600), sync: false, minLength: BUFFER_BYTES }),
  )
}

const isJson = (line: string) => line.startsWith('{') && line.endsWith('}')

/** One JSON line per event: in live mode on standard output, in a demonstration in files, so that its terminal stays readable. */
export function openLogs({ mode, dataDir }: { mode: 'demo' | 'live'; dataDir: string }): Logs {
  const directory = mode === 'demo' ? join(dataDir, 'logs') : null
  if (directory) mkdirSync(directory, { recursive: true })
  const writers = new Map<string, Output>()
  const output = gathering(
    destination({ dest: 1, sync: false, minLength: directory ? 0 : BUFFER_BYTES }),
  )
  const writerOf = (part: string): Output => {
    if (!directory) return output
    const writer = writers.get(part) ?? openFile(directory, part)
    writers.set(part, writer)
    return writer
  }
  const open = (stream: DestinationStream, part: string) =>
    pino({ base: { part }, timestamp: pino.stdTimeFunctions.isoTime }, stream)

  const flush = () => {
    for (const writer of directory ? writers.values() : [output]) {
      try {
        writer.flushSync()
      } catch {
        // Nothing was written yet, or the disk is full.
      }
    }
  }
  return {
    gateway: open(writerOf('gateway'), 'gateway'),
    hear: (part) => {
      const writer = writerOf(part)
      const log = open(writer, part)
      return (line) => (isJson(line) ? writer.write(`${line}\n`) : log.info(line))
    },
    directory,
    flush,
  }
}
