import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { countDoors, listedDoors } from '@/backend/testing/layers/doors'
import { layerRule } from '@/backend/testing/layers/layer-rule'

test('the rule of the layers is what modules.ts and the tables say; `npm run layers` writes it', async () => {
  expect(readFileSync('.biome/backend-layers.grit', 'utf8')).toBe(await layerRule())
})

test('no module shows more names than the list allows; `npm run layers` lowers the list', () => {
  expect(countDoors()).toEqual(listedDoors())
})
