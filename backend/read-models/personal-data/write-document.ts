import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { personalDataDocument } from './personal-data-document'

writeFileSync(
  fileURLToPath(new URL('../../../docs/personal-data.md', import.meta.url)),
  personalDataDocument(),
)
