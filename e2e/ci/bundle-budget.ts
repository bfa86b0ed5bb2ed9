import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What `next build` writes of a route. */
export type RouteStats = { route: string; firstLoadChunkPaths: readonly string[] }

/**
 * `scripts`: how many times those of an empty page a route may load; what no setting takes away is part of it. `styles`: all sheets
 * it links together, in kB of gzip, when it is not the usual.
 */
type Budget = { kind: string; scripts: number; styles?: number; holds: RegExp }

const STYLES = 16

/** The first that holds a route counts. */
export const budgets: readonly Budget[] = [
  {
    kind: 'pages that are read',
    scripts: 1.2,
    holds:
      /^\/(?:trang-chu|flashSale|san-pham|sach-giao-khoa|tin-sach|thu-vien|gioi-thieu|ho-tro|pages|[hmp]|(?:chinh-sach|dieu-khoan|huong-dan|phuong-thuc)-[\w-]+)(?:\/(?!bai-hoc|khoa-hoc)|$)/,
  },
  {
    kind: 'pages that are read in the app',
    scripts: 1.2,
    holds: /^\/mobile\/(?:news|sgk|lesson|course)(?:\/|$)/,
  },
  {
    kind: 'library, with films and progress',
    scripts: 1.23,
    holds: /^\/thu-vien\/(?:bai-hoc|khoa-hoc)/,
  },
  {
    kind: 'cart',
    // Before anything lies in it; what reckons and sells comes with the first book.
    scripts: 1.43,
    holds: /^\/gio-hang$/,
  },
  // An area of its own, on an admin framework; nothing of it is loaded by any other page.
  { kind: 'office', scripts: 2.5, styles: 20, holds: /^\/quan-tri(?:\/|$)/ },
  { kind: 'account, exams, orders', scripts: 1.79, holds: /./ },
]

export type Weighed = { name: string; kind: string; size: number; limit: number }

const kilobytes = (bytes: number) => bytes / 1024

type SizeOf = (file: string) => number

const sizeOfAll = (files: readonly string[], sizeOf: SizeOf) =>
  kilobytes(files.reduce((sum, file) => sum + sizeOf(file), 0))

/**
 * The scripts each route loads before anything is pressed.
 *
 * @param emptyPage what the installed Next loads for a page of nothing
 */
export const weighRoutes = (
  routes: readonly RouteStats[],
  emptyPage: readonly string[],
  sizeOf: SizeOf,
): Weighed[] =>
  routes.flatMap(({ route, firstLoadChunkPaths }) => {
    const budget = budgets.find(({ holds }) => holds.test(route))
    if (!budget) return []
    const limit = budget.scripts * sizeOfAll(emptyPage, sizeOf)
    return [{ name: route, kind: budget.kind, size: sizeOfAll(firstLoadChunkPaths, sizeOf), limit }]
  })

/** The sheets a page links, read from what Next keeps for rendering it. */
export const linkedSheets = (manifest: string): string[] => {
  const [, sheets = ''] = /"entryCSSFiles":([\s\S]*?)"entryJSFiles"/.exec(manifest) ?? []
  return [...new Set(sheets.match(/static\/chunks\/[^"]+\.css/g))]
}

function weighStyles(root: string, sizeOf: SizeOf): Weighed[] {
  const manifest = join(root, '.next', 'app-path-routes-manifest.json')
  const pages: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.entries(pages).flatMap(([page, route]) => {
    const budget = budgets.find(({ holds }) => holds.test(route))
    if (!budget || !page.endsWith('/page')) return []
    const file = join(root, '.next', 'server', 'app', `${page}_client-reference-manifest.js`)
    const sheets = linkedSheets(readFileSync(file, 'utf8'))
    const size = sizeOfAll(
      sheets.map((sheet) => join('.next', sheet)),
      sizeOf,
    )
    return [{ name: route, kind: `styles of ${budget.kind}`, size, limit: budget.styles ?? STYLES }]
  })
}

const shown = ({ name, size, limit }: Weighed) =>
  `${size.toFixed(1).padStart(7)} of ${limit.toFixed(1)} kB  ${name}`

/** The heaviest of each kind, and every one that is too heavy. */
export function report(all: readonly Weighed[]): { lines: string[]; tooHeavy: number } {
  const bySize = [...all].sort((one, other) => other.size - one.size)
  const kinds = [...new Set(bySize.map(({ kind }) => kind))]
  const lines = kinds.flatMap((kind) => {
    const [first, ...rest] = bySize.filter((one) => one.kind === kind)
    const over = rest.filter(({ size, limit }) => size > limit)
    return [`${kind}:`, ...[first, ...over].flatMap((one) => (one ? [shown(one)] : []))]
  })
  return { lines, tooHeavy: all.filter(({ size, limit }) => size > limit).length }
}

/** Weighs the build that lies in a folder. */
export function weighBuild(root: string): Weighed[] {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const size = gzipSync(readFileSync(join(root, file)), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const stats = join(root, '.next', 'diagnostics', 'route-bundle-stats.json')
  const routes: RouteStats[] = JSON.parse(readFileSync(stats, 'utf8'))
  const manifest = readFileSync(join(root, '.next', 'build-manifest.json'), 'utf8')
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(manifest)
  const emptyPage = rootMainFiles.map((file) => join('.next', file))
  return [...weighRoutes(routes, emptyPage, sizeOf), ...weighStyles(root, sizeOf)]
}
