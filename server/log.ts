import { mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type DestinationStream, destination, type Logger, pino } from 'pino'

export type Logs = {
  door: Logger
  /** Where a program's lines go. */
  hear: (part: string) => (line: string) => void
  /** Where a person finds them; null when they go to standard output. */
  directory: string | null
  flush: () => void
}

const LARGEST_FILE = 10 * 1024 * 1024
const FLUSH_MS = 1_000
const BUFFER_BYTES = 4096

type Writer = ReturnType<typeof destination>

/** A full disk or a closed terminal must not stop the shop. */
function tolerant(writer: Writer): Writer {
  writer.on('error', () => {})
  return writer
}

function openFile(directory: string, part: string): Writer {
  const path = join(directory, `${part}.log`)
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FILE)
    renameSync(path, `${path}.1`)
  return tolerant(
    destination({ dest: openSync(path, 'a', 0o600), sync: false, minLength: BUFFER_BYTES }),
  )
}

const isJson = (line: string) => line.startsWith('{') && line.endsWith('}')

/** One JSON line per event: in live mode on standard output, in a demonstration in files, so that its terminal stays readable. */
export function openLogs({ mode, dataDir }: { mode: 'demo' | 'live'; dataDir: string }): Logs {
  const directory = mode === 'demo' ? join(dataDir, 'logs') : null
  if (directory) mkdirSync(directory, { recursive: true })
  const writers = new Map<string, Writer>()
  const output = tolerant(
    destination({ dest: 1, sync: false, minLength: directory ? 0 : BUFFER_BYTES }),
  )
  const writerOf = (part: string): Writer => {
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
  setInterval(() => {
    for (const writer of directory ? writers.values() : [output]) writer.flush(() => {})
  }, FLUSH_MS).unref()

  return {
    door: open(writerOf('front-door'), 'front-door'),
    hear: (part) => {
      const writer = writerOf(part)
      const log = open(writer, part)
      return (line) => (isJson(line) ? writer.write(`${line}\n`) : log.info(line))
    },
    directory,
    flush,
  }
}
