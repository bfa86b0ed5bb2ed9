import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { baseline, layerRule } from '@/backend/testing/layers/layer-rule'

test('the rule of the layers is what modules.ts and the tables say; `npm run layers` writes it', async () => {
  expect(readFileSync('.biome/backend-layers.grit', 'utf8')).toBe(await layerRule())
})

test('no exception outlives what it excuses', () => {
  const idle = baseline().filter(({ file, subject }) => {
    const text = readFileSync(file, 'utf8')
    return subject.startsWith('@/')
      ? !text.includes(`'${subject}'`)
      : !new RegExp(`\\.(?:insert|update|delete)\\(${subject}\\)`).test(text)
  })
  expect(idle).toEqual([])
})
