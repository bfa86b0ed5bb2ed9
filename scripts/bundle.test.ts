import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

/** A repository whose backend prints a file that lies beside its source. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'bundle-'))
  const files = {
    'scripts/start/main.ts': 'export const main = 1',
    'scripts/bundle.mjs': '',
    'scripts/build.ts': '',
    'package-lock.json': '{}',
    'backend/seed/generators/draw-process.ts': '',
    'backend/seed/cli.ts': '',
    'backend/shop-cli/cli.ts': '',
    'backend/app/note.txt': 'beside the source',
    'backend/app/serve.ts': `import { readFileSync } from 'node:fs'
const text: string = readFileSync(new URL('./note.txt', import.meta.url), 'utf8')
console.log(text)`,
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** In a process of its own, as at the start of the shop. */
function bundle(root: string) {
  const module = pathToFileURL(resolve('scripts/bundle.mjs')).href
  const program = `import('${module}').then(({ bundlePrograms }) => bundlePrograms(${JSON.stringify(root)}))`
  node('-e', program)
}

test('a bundled program finds the files that lie beside its source', () => {
  const root = repository()
  bundle(root)
  expect(node(join(root, 'dist', 'backend.mjs'))).toBe('beside the source\n')
})

test('programs are bundled again when a source has changed, and only then', () => {
  const root = repository()
  const built = () => statSync(join(root, 'dist', 'backend.mjs')).mtimeMs
  bundle(root)
  const first = built()
  bundle(root)
  expect(built()).toBe(first)
  writeFileSync(join(root, 'backend', 'app', 'serve.ts'), "console.log('changed')")
  bundle(root)
  expect(readFileSync(join(root, 'dist', 'backend.mjs'), 'utf8')).toContain('changed')
})
