import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n')
const documents = files.filter(
  (file) => /^(?:[A-Z]+|docs\/[\w-]+)\.md$/.test(file) && file !== 'CHANGELOG.md',
)
const roots = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))

/** A file, or the end of a path: `order-status.ts`, `orders/order-status.ts`; a folder by its path from the root. */
const exists = (named: string) =>
  files.some(
    (file) =>
      file === named ||
      file.endsWith(`/${named}`) ||
      file.startsWith(`${named}/`) ||
      file.startsWith(`${named}.`),
  )

function namesIn(text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)
  return spans
    .map((span) => span.replace(/\/$/, ''))
    .filter((span) => /^[\w@.[\]()/-]+$/.test(span) && !span.includes('...'))
    .filter((span) => /\w\.(?:tsx?|mjs|md|tsv)$/.test(span) || roots.has(span.split('/')[0] ?? ''))
}

test.each(documents)('every file that %s names is there', (document) => {
  const missing = namesIn(readFileSync(document, 'utf8')).filter((named) => !exists(named))
  expect(missing).toEqual([])
})
