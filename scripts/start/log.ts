import { mkdirSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { destination, type Logger, pino } from 'pino'

export type Logs = {
  gateway: Logger
  /** Where a program's lines go. */
  hear: (part: string) => (line: string) => void
  /** Where a person finds them; null when they go to standard output. */
  directory: string | null
  flush: () => void
}

type Output = ReturnType<typeof destination>

const LARGEST_FILE = 10 * 1024 * 1024

function openOutput(path: string | 1): Output {
  if (path !== 1 && (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_FILE)
    renameSync(path, `${path}.1`)
  // Standard output may be read slowly, a file never is.
  const output = destination({ dest: path, mode: 0o600, sync: path !== 1 })
  // A full disk or a closed terminal must not stop the shop.
  return output.on('error', () => {})
}

const isJson = (line: string) => line.startsWith('{') && line.endsWith('}')

/** One JSON line per event: in live mode on standard output, in a demonstration in files, so that its terminal stays readable. */
export function openLogs({ mode, dataDir }: { mode: 'demo' | 'live'; dataDir: string }): Logs {
  const directory = mode === 'demo' ? join(dataDir, 'logs') : null
  if (directory) mkdirSync(directory, { recursive: true })
  const outputs = new Map<string | 1, Output>()
  const open = (part: string) => {
    const path = directory ? join(directory, `${part}.log`) : 1
    const output = outputs.get(path) ?? openOutput(path)
    outputs.set(path, output)
    const timestamp = pino.stdTimeFunctions.isoTime
    return { output, log: pino({ base: { part }, timestamp }, output) }
  }
  const flush = () => {
    for (const output of outputs.values()) {
      try {
        output.flushSync()
      } catch {
        // Nothing was written yet, or the disk is full.
      }
    }
  }
  const hear = (part: string) => {
    const { output, log } = open(part)
    return (line: string) => (isJson(line) ? output.write(`${line}\n`) : log.info(line))
  }
  return { gateway: open('gateway').log, hear, directory, flush }
}
