import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, test } from '@jest/globals'

const program = `process.on('SIGTERM', () => { console.log('told to stop'); process.exit() });
  setTimeout(() => process.exit(), 10_000); console.log('running')`

test.each(['node', process.execPath])(
  'a program ends when npm is told to stop, which ends the shell between alone (%s)',
  async (command) => {
    const script = `node scripts/launch.mjs ${command} -e "$PROGRAM"; true`
    // As npm starts a script.
    const shell = spawn('sh', ['-c', script], {
      env: { ...process.env, npm_lifecycle_event: 'start', PROGRAM: program },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface(shell.stdout)[Symbol.asyncIterator]()
    expect((await lines.next()).value).toBe('running')
    shell.kill('SIGTERM')
    expect((await lines.next()).value).toBe('told to stop')
  },
)
