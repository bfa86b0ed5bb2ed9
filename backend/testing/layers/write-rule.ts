import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lowerDoors } from '@/backend/testing/layers/doors'
import { layerRule } from '@/backend/testing/layers/layer-rule'

const file = fileURLToPath(new URL('../../../.biome/backend-layers.grit', import.meta.url))
writeFileSync(file, await layerRule())
lowerDoors()
