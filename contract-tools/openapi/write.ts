import { writeFileSync } from 'node:fs'
import { documentText } from '@/contract-tools/openapi/build-document'

const text = await documentText()
writeFileSync(new URL('../../openapi.json', import.meta.url), text)
console.log(`openapi.json: ${Math.round(text.length / 1024)} kB`)
