import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { layers } from '@/backend/modules'
import { countDoors, listedDoors } from '@/backend/testing/layers/doors'
import { layerRule, tableOwners } from '@/backend/testing/layers/layer-rule'
import { lists } from '@/backend/testing/layers/lists'

test('the rule of the layers is what modules.ts and the tables say; `npm run layers` writes it', async () => {
  expect(readFileSync('.biome/backend-layers.grit', 'utf8')).toBe(await layerRule())
})

test('no module shows more names than the list allows; `npm run layers` lowers the list', () => {
  expect(countDoors()).toEqual(listedDoors())
})

test('the lists of tables, handlers and groups are what stands in the folders; `npm run layers` writes them', () => {
  for (const [path, text] of Object.entries(lists())) expect(readFileSync(path, 'utf8')).toBe(text)
})

/** Writes that the lint rule cannot see: SQL in a text. */
const WRITE =
  /\b(?:update|insert into|delete from) (?:\$\{(\w+)\}|(\w+)(?= (?:set|where|using|\())|(\w+) \w+ set\b)/g

test('a table is written by its owner in raw SQL too', async () => {
  const owners = await tableOwners()
  const written = readdirSync('backend', { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = `backend/${name}`
    const [layer = '', module = ''] = name.split('/')
    if (!layers.flat().some((one) => one === layer) || !/(?<!\.test)\.ts$/.test(name)) return []
    if (/\/(?:testing|killable)[^/]*$/.test(name)) return []
    const own = layer === 'modules' ? module : layer
    return [...readFileSync(file, 'utf8').matchAll(WRITE)].flatMap(
      ([, byValue, byName, aliased]) => {
        const owner = owners.get(byValue ?? byName ?? aliased ?? '')
        return owner === undefined || owner === own
          ? []
          : [`${file}: ${byValue ?? byName ?? aliased}`]
      },
    )
  })
  expect(written).toEqual([])
})
