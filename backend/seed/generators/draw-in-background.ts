import { type ChildProcess, fork } from 'node:child_process'

/** Draws missing pictures in a process of its own, so that the shop answers meanwhile; it ends with whoever started it. */
export function drawInBackground(dataDir: string, log: (line: string) => void): ChildProcess {
  // From sources in development, from the bundle otherwise; the child inherits the flags node loads them with.
  const isBundled = process.argv[1]?.endsWith('.mjs')
  const program = isBundled ? 'dist/draw-process.mjs' : 'backend/seed/generators/draw-process.ts'
  const child = fork(program, [dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  child.on('message', (line) => log(String(line)))
  return child
}
