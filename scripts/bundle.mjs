// Server and backend as plain JavaScript under dist/, so that nothing compiles while the shop runs.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const programs = {
  server: 'scripts/start/main.ts',
  build: 'scripts/build.ts',
  backend: 'backend/app/serve.ts',
  'draw-process': 'backend/seed/generators/draw-process.ts',
  // The operator's commands, for an image that holds no sources.
  shop: 'backend/shop-cli/cli.ts',
  seed: 'backend/seed/cli.ts',
}
const OUT = 'dist'
const STAMP = join(OUT, 'inputs.json')

/** One hash over this program, the installed packages and everything that went into the bundle. */
function hashOf(root, inputs) {
  const hash = createHash('sha256')
  for (const path of ['scripts/bundle.mjs', 'package-lock.json', ...inputs])
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function isFresh(root) {
  try {
    const { inputs, hash } = JSON.parse(readFileSync(join(root, STAMP), 'utf8'))
    return hashOf(root, inputs) === hash
  } catch {
    return false
  }
}

/** Migrations, sample data and other files are read from where the source lies, which is what `import.meta.url` goes on to name. */
const sourceUrls = (root, outdir) => ({
  name: 'source-urls',
  setup({ onLoad }) {
    onLoad(
      { filter: /[\\/](?:backend|contract|lib|scripts|server)[\\/].*\.(?:ts|js)$/ },
      ({ path }) => {
        const place = JSON.stringify(relative(join(root, outdir), path).replaceAll('\\', '/'))
        const contents = readFileSync(path, 'utf8').replaceAll(
          'import.meta.url',
          `new URL(${place}, import.meta.url).href`,
        )
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' }
      },
    )
  },
})

/** Bundles programs as production runs them; packages stay in node_modules. Gives back what went into them. */
export async function bundle(root, entryPoints, outdir) {
  const esbuild = await import('esbuild')
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node22.12',
    packages: 'external',
    metafile: true,
    plugins: [sourceUrls(root, outdir)],
  })
  await esbuild.stop()
  return Object.keys(metafile.inputs).sort()
}

/** Bundles the shop's programs when a source has changed since the last time. */
export async function bundlePrograms(root) {
  if (isFresh(root)) return
  rmSync(join(root, OUT), { recursive: true, force: true })
  const inputs = await bundle(root, programs, OUT)
  writeFileSync(join(root, STAMP), JSON.stringify({ inputs, hash: hashOf(root, inputs) }))
}
