import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { transformSync } from 'esbuild'
import forBrowsers from '@/scripts/contract-for-browsers.cjs'

const files = globSync('contract/{shop,staff}/*.ts')

test('what is left of each file of the contract is still a program', () => {
  expect(files.length).toBeGreaterThan(80)
  for (const file of files)
    expect(() =>
      transformSync(forBrowsers(readFileSync(file, 'utf8')), { loader: 'ts', sourcefile: file }),
    ).not.toThrow()
})

test('summaries and budgets of calls stay on the server, everything else goes along', () => {
  const call = `export const payAgain = endpoint({
  method: 'POST',
  budget: { cost: 'order' },
  summary:
    'Starts another payment; owner’s or by token.',
  response: envelope(Placed),
})`
  expect(forBrowsers(call)).not.toMatch(/summary|budget|another payment/)
  expect(forBrowsers(call)).toContain("method: 'POST'")
  expect(forBrowsers(call)).toContain('response: envelope(Placed)')
})
