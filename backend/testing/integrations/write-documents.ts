import { readFileSync, writeFileSync } from 'node:fs'
import { integrationLists } from '@/backend/testing/integrations/lists'

for (const { file, text } of integrationLists()) writeFileSync(file, text)
// Read after the lists are written.
const { exampleWithAccounts, integrationsDocument, recipes, recipeWithNotices } = await import(
  '@/backend/testing/integrations/documents'
)
writeFileSync('.env.example', exampleWithAccounts(readFileSync('.env.example', 'utf8')))
writeFileSync('docs/integrations.md', integrationsDocument())
for (const file of recipes) writeFileSync(file, recipeWithNotices(readFileSync(file, 'utf8')))
