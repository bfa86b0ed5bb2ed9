import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, 'node_modules', '.cache', 'hien-sach')
const PREFIX = `program-${process.env.TEST_RUN ?? process.pid}-`
const BUNDLE = `import { bundle } from './scripts/bundle.mjs'
const [source, out] = process.argv.slice(1)
await bundle(process.cwd(), { program: source }, out)`

/** A program of a test file as plain JavaScript: it starts many times, and a compiler would cost two seconds of CPU each time. */
export function bundleProgram(source: URL): string {
  mkdirSync(cache, { recursive: true })
  const out = mkdtempSync(join(cache, PREFIX))
  const args = [relative(root, fileURLToPath(source)), relative(root, out)]
  execFileSync(process.execPath, ['--input-type=module', '-e', BUNDLE, ...args], { cwd: root })
  return join(out, 'program.mjs')
}

/** Deletes the programs of this run; to be called at its end. */
export function deletePrograms(): void {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    if (name.startsWith(PREFIX)) rmSync(join(cache, name), { recursive: true, force: true })
  }
}
