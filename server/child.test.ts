import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { spawnNode } from '@/server/child'

test('a program goes behind the door that started it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hien-sach-child-'))
  const program = join(directory, 'program.mjs')
  writeFileSync(program, "import { getPriority } from 'node:os'\nconsole.log(getPriority())\n")
  const lines: string[] = []
  const child = spawnNode({
    args: [program],
    cwd: directory,
    env: process.env as Record<string, string>,
    hear: (line) => lines.push(line),
  })
  await once(child, 'close')
  rmSync(directory, { recursive: true })
  expect(lines).toEqual([String(Math.max(5, getPriority()))])
})
