import { execFileSync } from 'node:child_process'

/** Runs a program of the machine's own and answers what it printed. */
export const runProgram = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
