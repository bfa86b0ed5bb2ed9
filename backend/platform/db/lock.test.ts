import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { lockDirectory } from './lock'

const newDirectory = () => join(mkdtempSync(join(tmpdir(), 'hien-sach-lock-')), 'pglite')

const SCRIPT = `
  import { lockDirectory } from ${JSON.stringify(fileURLToPath(new URL('./lock.ts', import.meta.url)))}
  await lockDirectory(process.argv[1]).then(
    () => { console.log('held'); setInterval(() => {}, 1000) },
    (error) => console.log(error.message),
  )
  process.stdin.on('end', () => process.exit()).resume()`

/** Another program that wants the directory, and what it says about it. */
const start = (directory: string) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', SCRIPT, directory],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const said = once(child.stdout, 'data').then(([text]) => String(text).trim())
  return { child, said }
}

const ended = async (child: ChildProcess, how: () => void) => {
  const exit = once(child, 'exit')
  how()
  await exit
}

test('a second program is refused with the number of the first, and let in when that has ended', async () => {
  const directory = newDirectory()
  const first = start(directory)
  expect(await first.said).toBe('held')
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${first.child.pid}`)
  await ended(first.child, () => first.child.stdin.end())
  expect(existsSync(`${directory}.lock`)).toBe(false)
  const release = await lockDirectory(directory)
  release()
  expect(existsSync(`${directory}.lock`)).toBe(false)
})

test('the lock of a killed program is taken over', async () => {
  const directory = newDirectory()
  const first = start(directory)
  expect(await first.said).toBe('held')
  await ended(first.child, () => first.child.kill('SIGKILL'))
  expect(existsSync(`${directory}.lock`)).toBe(true)
  const release = await lockDirectory(directory)
  release()
})

test('a later process with the number of a dead holder is not mistaken for it', async () => {
  const directory = newDirectory()
  writeFileSync(`${directory}.lock`, JSON.stringify({ pid: process.pid, started: 'boot:1' }))
  const release = await lockDirectory(directory)
  release()
})

test('one process cannot open the directory twice', async () => {
  const directory = newDirectory()
  const release = await lockDirectory(directory)
  await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`)
  release()
})

test('a lock cut short while being written does not block for ever', async () => {
  const directory = newDirectory()
  writeFileSync(`${directory}.lock`, '{"pid":')
  const release = await lockDirectory(directory)
  release()
})

test('of several programs that find a stale lock at once exactly one gets in', async () => {
  const directory = newDirectory()
  writeFileSync(`${directory}.lock`, JSON.stringify({ pid: 999_999_999, started: '' }))
  const starters = [start(directory), start(directory), start(directory)]
  const answers = await Promise.all(starters.map(({ said }) => said))
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(1)
  await Promise.all(
    starters.map(({ child }) => child.exitCode ?? ended(child, () => child.stdin.end())),
  )
  expect(readdirSync(join(directory, '..'))).toEqual([])
})
