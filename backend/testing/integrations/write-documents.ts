import { readFileSync, writeFileSync } from 'node:fs'
import { exampleWithAccounts, integrationsDocument } from '@/backend/testing/integrations/documents'

writeFileSync('.env.example', exampleWithAccounts(readFileSync('.env.example', 'utf8')))
writeFileSync('docs/integrations.md', integrationsDocument())
