import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'

const program = `
import { executionAsyncResource } from 'node:async_hooks'
import { held } from './server/keep-tick-shape.js'

const turn = () => new Promise((resolve) => setImmediate(resolve))
await turn()
for (let round = 0; round < 10; round++) {
  gc()
  await turn()
}
process.nextTick(() => console.log(held.length, %HaveSameMap(held[0], executionAsyncResource())))
`

test('what is queued after a collection still has the shape of what was queued before it', () => {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--input-type=module', '-e', program]
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('1 true\n')
})
