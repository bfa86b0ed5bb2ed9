import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./draw-process.ts', import.meta.url))

/** Draws missing pictures in a process of its own, so that the shop answers meanwhile; it ends with whoever started it. */
export function drawApart(dataDir: string, log: (line: string) => void): ChildProcess {
  const child = fork(script, [dataDir], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.on('message', (line) => log(String(line)))
  return child
}
