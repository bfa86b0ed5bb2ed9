import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { modules } from '@/backend/modules'
import { personalDataDocument } from './personal-data-document'

const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url))

for (const module of modules) {
  if (existsSync(path(`backend/modules/${module}/tables.ts`)))
    await import(`@/backend/modules/${module}/tables`)
}

writeFileSync(path('docs/personal-data.md'), personalDataDocument())
