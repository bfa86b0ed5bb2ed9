import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lowerDoors } from '@/backend/testing/layers/doors'
import { layerRule } from '@/backend/testing/layers/layer-rule'
import { writeLists } from '@/backend/testing/layers/lists'

const file = fileURLToPath(new URL('../../../.biome/backend-layers.grit', import.meta.url))
writeLists()
writeFileSync(file, await layerRule())
lowerDoors()
