import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { integrations } from '@/backend/integrations/definitions'
import type { Integration } from '@/backend/platform/integrations/define-integration'
import {
  exampleWithAccounts,
  integrationsDocument,
  recipes,
  recipeWithNotices,
} from '@/backend/testing/integrations/documents'
import { integrationLists } from '@/backend/testing/integrations/lists'

const all: readonly Integration[] = integrations

test('lists, example file, document and recipes say what is defined; npm run integrations writes them', () => {
  for (const { file, text } of integrationLists()) expect(readFileSync(file, 'utf8')).toBe(text)
  const example = readFileSync('.env.example', 'utf8')
  expect(example).toBe(exampleWithAccounts(example))
  expect(readFileSync('docs/integrations.md', 'utf8')).toBe(integrationsDocument())
  for (const recipe of recipes.map((file) => readFileSync(file, 'utf8'))) {
    expect(recipe).toBe(recipeWithNotices(recipe))
    for (const path of ['/payment/momo/ipn', '/payment/transfers/casso', '/carriers/ghn/notices'])
      expect(recipe).toContain(`location = ${path} {`)
  }
})

test('no two accounts share a name or a variable', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const variables = all.flatMap(({ fields }) =>
    Object.values(fields).map(({ variable }) => variable),
  )
  expect(new Set(variables).size).toBe(variables.length)
})
