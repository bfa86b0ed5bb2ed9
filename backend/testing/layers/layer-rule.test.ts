import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { layerRule } from '@/backend/testing/layers/layer-rule'

test('the rule of the layers is what modules.ts and the tables say; `npm run layers` writes it', async () => {
  expect(readFileSync('.biome/backend-layers.grit', 'utf8')).toBe(await layerRule())
})
