import { writeFileSync } from 'node:fs'
import { documentText } from '@/contract-tools/openapi/build-document'
import { callCostsText } from '@/contract-tools/openapi/call-costs'

const text = await documentText()
writeFileSync(new URL('../../openapi.json', import.meta.url), text)
writeFileSync(new URL('../../contract/call-costs.json', import.meta.url), callCostsText())
console.log(`openapi.json: ${Math.round(text.length / 1024)} kB`)
