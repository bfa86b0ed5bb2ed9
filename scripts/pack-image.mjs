// What a shop runs on and nothing else, under image/: the Dockerfile's last step, after a build with NEXT_OUTPUT=standalone.
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

const OUT = 'image'
const SOURCES = /\.(?:[cm]?[jt]s|tsx|grit)$/

/** @param {string} path @param {(path: string) => boolean} [filter] */
const pack = (path, filter = () => true) =>
  cpSync(path, join(OUT, path), { recursive: true, verbatimSymlinks: true, filter })

rmSync(OUT, { recursive: true, force: true })
cpSync(join('.next', 'standalone'), OUT, { recursive: true, verbatimSymlinks: true })
for (const path of [
  '.next/packed',
  'dist',
  'openapi.json',
  'scripts/start.mjs',
  'scripts/install.js',
  'scripts/runtime.js',
])
  pack(path)
pack('server/supervisor/run-child.mjs')
// Migrations, sample content and word lists are read from where the sources lie.
pack('backend', (path) => !SOURCES.test(path))

const programs = readdirSync('dist')
  .filter((name) => name.endsWith('.mjs') && name !== 'build.mjs')
  .map((name) => join('dist', name))
// Builders of a shop that is built already.
const ignore = ['node_modules/{esbuild,tsx,typescript,next}/**', 'node_modules/@esbuild/**']
const { fileList } = await nodeFileTrace(programs, { ignore })
for (const path of fileList) if (path.startsWith('node_modules/')) pack(path)
