// `npm run image:check`: where there is no container tool, the very steps of the Dockerfile in a bare directory, and the shop from it.

import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDockerfile, type Step } from '@/e2e/hosting/read-dockerfile'
import { until } from '@/e2e/support/program'
import { findFreePort } from '@/server/supervisor/ports'

/** Of the shop's own layers, a fifth above what they are. */
const MOST_MEGABYTES = 150
const say = (line: string) => process.stdout.write(`${line}\n`)

/** What `COPY . .` brings along: what is under version control, which .dockerignore leaves be. */
const filesIn = (root: string) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '')

/** Where COPY puts a path: into a folder of that name, or what it holds beside the rest. */
function placeOf(path: string, name: string, target: string): string {
  if (target !== '.' && target !== './') return target
  return lstatSync(path).isDirectory() ? '.' : name
}

function copy(
  { from, sources, target }: Step & { kind: 'copy' },
  places: Record<string, string>,
  into: string,
) {
  const origin = places[from] ?? ''
  for (const name of sources.flatMap((source) => (source === '.' ? filesIn(origin) : [source]))) {
    const path = join(origin, name)
    // Links stay relative, as COPY leaves them: Next's own point from .next/node_modules to the packages.
    cpSync(path, join(into, placeOf(path, name, target)), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
}

const image = readDockerfile(readFileSync('Dockerfile', 'utf8'))
const place = mkdtempSync(join(tmpdir(), 'hien-sach-image-'))
const places: Record<string, string> = { files: process.cwd() }
for (const [index, steps] of image.stages.entries()) {
  const isLast = index === image.stages.length - 1
  const into = join(place, isLast ? 'shop' : 'build')
  mkdirSync(into)
  for (const step of steps) {
    if (step.kind === 'copy') copy(step, places, into)
    else {
      say(`RUN ${step.command}`)
      execFileSync('sh', ['-c', step.command], {
        cwd: into,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    }
  }
  places.build = into
}
const shop = join(place, 'shop')
rmSync(join(place, 'build'), { recursive: true })
const megabytes = Number(execFileSync('du', ['-sm', shop], { encoding: 'utf8' }).split('\t')[0])
// Tools of the build that have slipped in.
const tools = ['typescript', 'esbuild', 'tsx', '@biomejs', 'next/dist/bin'].filter((name) =>
  existsSync(join(shop, 'node_modules', name)),
)
const packed = execFileSync('sh', ['-c', `tar -C ${shop} -cf - . | gzip -1 | wc -c`], {
  encoding: 'utf8',
})
say(
  `The shop's layers: ${megabytes} MB, ${Math.round(Number(packed) / 1e6)} MB packed, besides Node's own image.`,
)

// As the container runs it: not as root, and with nothing to write to but its data.
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
execFileSync('chmod', ['-R', 'a+rX,a-w', shop])
execFileSync('chmod', ['755', place])
execFileSync('chmod', ['-R', 'u+w', join(shop, 'data')])
if (isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, join(shop, 'data')])
const [port, next, backend] = [
  await findFreePort(4700),
  await findFreePort(4720),
  await findFreePort(4740),
]
const [program = '', ...args] = image.command
const child = spawn(program === 'node' ? process.execPath : program, args, {
  cwd: shop,
  env: {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    ...image.env,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    NEXT_PORT: `${next}`,
    BACKEND_PORT: `${backend}`,
  },
  stdio: ['ignore', 'inherit', 'inherit'],
  ...(isRoot && { uid: NOBODY, gid: NOBODY }),
})
const origin = `http://localhost:${port}`
const isOpen = await until(async () => (await fetch(`${origin}/readyz`)).ok, 240_000)
const [, ...check] = image.healthCheck.map((word) => word.replace(':3000/', `:${port}/`))
const findings = isOpen
  ? {
      health: execFileSync(process.execPath, check, { encoding: 'utf8' }) === '',
      page: (await fetch(`${origin}/san-pham`)).status,
      call: (await fetch(`${origin}/api/ProductPage`)).status,
    }
  : { health: false, page: 0, call: 0 }
child.kill('SIGTERM')
await new Promise((resolve) => child.once('close', resolve))
rmSync(place, { recursive: true, force: true })
say(
  `${findings.health ? 'healthy' : 'not healthy'}, a page ${findings.page}, a call ${findings.call}`,
)
const isSmall = megabytes <= MOST_MEGABYTES && tools.length === 0
if (!isSmall)
  say(`too much: ${megabytes} of ${MOST_MEGABYTES} MB, and ${tools.join(', ') || 'no tools'}`)
process.exit(findings.health && findings.page === 200 && findings.call === 200 && isSmall ? 0 : 1)
