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

test('a proxy of our recipes passes the notices of every account on', () => {
  const paths = all.flatMap(({ fields, noticePath = '' }) => {
    const path = noticePath.split('?')[0] ?? ''
    const choices = Object.keys(Object.values(fields).find(({ choices }) => choices)?.choices ?? {})
    return path.includes('{') ? choices.map((one) => path.replace(/\{\w+\}/, one)) : [path]
  })
  for (const recipe of ['docs/operations.md', 'compose.yaml'].map((name) =>
    readFileSync(name, 'utf8'),
  ))
    for (const path of paths.filter(Boolean)) expect(recipe).toContain(`location = ${path} {`)
})

test('no two accounts share a name or a variable', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const variables = all.flatMap(({ fields }) =>
    Object.values(fields).map(({ variable }) => variable),
  )
  expect(new Set(variables).size).toBe(variables.length)
})
