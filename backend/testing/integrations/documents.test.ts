import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { integrations } from '@/backend/integrations/definitions'
import type { Integration } from '@/backend/platform/integrations/define-integration'
import { exampleWithAccounts, integrationsDocument } from '@/backend/testing/integrations/documents'

const all: readonly Integration[] = integrations

test('the example file and the document say what is defined; npm run integrations writes both', () => {
  const example = readFileSync('.env.example', 'utf8')
  expect(example).toBe(exampleWithAccounts(example))
  expect(readFileSync('docs/integrations.md', 'utf8')).toBe(integrationsDocument())
})

test('no two accounts share a name or a variable', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const variables = all.flatMap(({ fields }) =>
    Object.values(fields).map(({ variable }) => variable),
  )
  expect(new Set(variables).size).toBe(variables.length)
})
