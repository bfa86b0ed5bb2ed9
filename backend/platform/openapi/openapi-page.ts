import { createHash } from 'node:crypto'
import { escaped } from '@/backend/platform/html/escaped'
import type { OpenApi, Operation, Parameter } from '@/backend/platform/openapi/document'
import { refName, schemaTable, typeText } from '@/backend/platform/openapi/schema-text'

const style = `
:root { color-scheme: light dark; --ink: #22302a; --soft: #5c665f; --line: #d8d0be; --paper: #faf7f0; --card: #fff; --mark: #1f5f4a }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --soft: #aab3ac; --line: #3b4540; --paper: #16201b; --card: #1e2a24; --mark: #8fd3b6 } }
* { box-sizing: border-box }
body { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
h1 { margin: 0; font-size: 1.6rem } h2 { margin: 2.5rem 0 .5rem; font-size: 1.25rem } h3 { margin: 1rem 0 .25rem; font-size: .95rem }
a { color: var(--mark) } nav a { display: inline-block; margin: 0 .75rem .25rem 0; padding: .25rem 0 }
details { margin: .4rem 0; border: 1px solid var(--line); border-radius: .5rem; background: var(--card) }
summary { display: flex; flex-wrap: wrap; gap: .25rem .75rem; padding: .6rem .9rem; cursor: pointer; overflow-wrap: anywhere }
summary b { min-width: 4rem; font: 700 .9rem ui-monospace, monospace; color: var(--mark) } summary code { font-size: .95rem } summary span { color: var(--soft) }
.in { padding: 0 .9rem .9rem; overflow-x: auto } .tag { padding: 0 .45rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .8rem; color: var(--soft) }
table { width: 100%; border-collapse: collapse; font-size: .9rem } th, td { padding: .3rem .6rem .3rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
tbody th { font: .85rem/1.7 ui-monospace, monospace } .d1 { padding-left: 1.2rem } .d2 { padding-left: 2.4rem } .d3 { padding-left: 3.6rem } .d4 { padding-left: 4.8rem }
pre { margin: 0; padding: .7rem; max-height: 28rem; overflow: auto; border: 1px solid var(--line); border-radius: .4rem; font: .82rem/1.5 ui-monospace, monospace }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px } :target { outline: 2px solid var(--mark) }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** The page has one style sheet of its own and nothing that runs or loads. */
export const openApiPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const code = (example: unknown) =>
  `<pre tabindex="0">${escaped(JSON.stringify(example, null, 2))}</pre>`

function parameterTable(parameters: Parameter[], known: Record<string, Parameter>) {
  const own = parameters.map((one) => (one.$ref ? (known[refName(one.$ref)] ?? one) : one))
  const rows = own.map(
    ({ name = '', in: place = '', required, schema = {}, description = '' }) =>
      `<tr><th scope="row">${escaped(name)}${required ? '' : '<i>?</i>'}</th><td>${escaped(place)}</td><td>${typeText(schema)}</td><td>${escaped(description)}</td></tr>`,
  )
  return `<h3>Parameters and headers</h3><table><tbody>${rows.join('')}</tbody></table>`
}

type Content = NonNullable<Operation['requestBody']>['content']
function contentPart(title: string, content: Content | undefined) {
  const { schema, example } = content?.['application/json'] ?? {}
  if (!schema) return ''
  return `<h3>${title}</h3>${schemaTable(schema)}<h3>Example</h3>${code(example)}`
}

const refusalList = ({ responses }: Operation) =>
  Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { $ref = '' }]) => `${escaped(status)} ${escaped(refName($ref))}`)
    .join(', ')

const limitList = ({ 'x-rate-limits': limits = [] }: Operation) =>
  limits.length === 0
    ? ''
    : `<h3>Rate limits</h3><p>${limits
        .map(
          ({ most, seconds, per, counts }) =>
            `${most} ${counts === 'wrong' ? 'wrong tries' : 'calls'} in ${seconds} s per ${escaped(per)}`,
        )
        .join('; ')}</p>`

function call(method: string, path: string, operation: Operation, document: OpenApi) {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const tags = [operation['x-access'], ...(operation['x-extension'] ? ['extension'] : [])]
  return `<details id="${escaped(operationId)}"><summary><b>${method.toUpperCase()}</b><code>${escaped(path)}</code>${tags.map((tag) => `<span class="tag">${escaped(tag)}</span>`).join('')}<span>${escaped(summary)}</span></summary><div class="in">
${parameterTable(parameters, document.components.parameters)}
${contentPart('Body', requestBody?.content)}
${contentPart('Answer', responses['200']?.content)}
${limitList(operation)}<h3>Refusals</h3><p>${refusalList(operation)}</p></div></details>`
}

function group(name: string, document: OpenApi) {
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { tags }]) => tags.includes(name))
      .map(([method, operation]) => call(method, path, operation, document)),
  )
  return `<section><h2 id="group-${escaped(name)}">${escaped(name)}</h2>${calls.join('\n')}</section>`
}

const schemaPart = (document: OpenApi) =>
  Object.entries(document.components.schemas)
    .map(
      ([name, schema]) =>
        `<details id="schema-${escaped(name)}"><summary><code>${escaped(name)}</code><span>${escaped(schema.description ?? '')}</span></summary><div class="in">${schemaTable(schema)}</div></details>`,
    )
    .join('\n')

/** The contract to read: every call with its fields, an example and its refusals. It runs no script. */
export const openApiPage = (document: OpenApi) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escaped(document.info.title)} API</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escaped(document.info.title)} API</h1><p>${escaped(document.info.description)}</p><p><a href="/openapi.json">openapi.json</a></p></header>
<nav aria-label="Groups">${document.tags.map(({ name }) => `<a href="#group-${escaped(name)}">${escaped(name)}</a>`).join('')}<a href="#schemas">schemas</a></nav>
<main>
${document.tags.map(({ name }) => group(name, document)).join('\n')}
<section><h2 id="schemas">schemas</h2>${schemaPart(document)}</section>
</main>
</body>
</html>
`
