import { integrations } from '@/backend/integrations/definitions'
import type { Integration } from '@/backend/platform/integrations/define-integration'
import type { Field } from '@/backend/platform/integrations/fields'

const all: readonly Integration[] = integrations

const SECTION = /(?<=^# --- Accounts elsewhere .*\n)[\s\S]*?(?=^# --- )/m
const WIDTH = 51

const inEnvironment = ({ fields }: Integration) =>
  Object.values(fields).filter(({ environment }) => environment !== null)

const choicesOf = ({ choices }: Field) => {
  const words = Object.keys(choices ?? {})
  return words.length > 1 ? [`one of ${words.join(', ')}`] : []
}

const notesOf = (field: Field) => [
  ...(field.isOptional ? ['may be left out'] : []),
  ...choicesOf(field),
  ...(field.note ? [field.note] : []),
]

function exampleLine(field: Field) {
  const line = `# ${field.variable}=${field.environmentExample ?? ''}`
  const notes = notesOf(field)
  return notes.length > 0 ? `${line.padEnd(WIDTH)}  # ${notes.join('; ')}` : line
}

function exampleOf(integration: Integration) {
  const fields = inEnvironment(integration)
  const count = fields.filter(({ isOptional }) => !isOptional).length
  const together = count > 1 ? ` (${count} together or none)` : ''
  return [
    `# ${integration.title}: ${integration.about}${together}`,
    ...fields.map(exampleLine),
  ].join('\n')
}

/** `.env.example` with the accounts as they are defined now. */
export const exampleWithAccounts = (text: string) =>
  text.replace(SECTION, () => `${all.map(exampleOf).join('\n')}\n\n`)

const cell = (text: string) => text.replaceAll('|', '\\|')

function row(field: Field) {
  const places = [
    field.environment === null ? [] : ['environment'],
    field.office === null ? [] : ['office'],
  ].flat()
  const examples = [...new Set([field.example, field.environmentExample])]
    .flatMap((one) => (one ? [`\`${one}\``] : []))
    .join(', ')
  const cells = [
    `\`${field.variable}\``,
    field.label,
    places.join(', '),
    field.isSecret ? 'yes' : '',
    examples,
    notesOf(field).join('; '),
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

const chapter = (integration: Integration) => `## ${integration.name}

${integration.title}: ${integration.about}. Named \`${integration.id}\`, of kind ${integration.kind}.${
  integration.isForAdmins ? ' Admins alone see it in the office.' : ''
}${
  integration.noticePath
    ? ` It is told to send its notices to \`${integration.noticePath}\` below the shop's address.`
    : ''
}

| variable | in the office | set in | secret | examples | remarks |
| --- | --- | --- | --- | --- | --- |
${Object.values(integration.fields).map(row).join('\n')}
`

const BLOCK = /(?:^ *location = \/(?:payment|carriers)\/.*\n)+/m

/** The paths at which services tell the shop something. */
const noticePaths = () =>
  all.flatMap(({ fields, noticePath, callbackPath }) => {
    const path = (noticePath ?? callbackPath ?? '').split('?')[0] ?? ''
    const choices = Object.keys(Object.values(fields).find(({ choices }) => choices)?.choices ?? {})
    if (path.includes('{')) return choices.map((one) => path.replace(/\{\w+\}/, one))
    return path === '' ? [] : [path]
  })

/** What a proxy before the shop hands on to the backend. */
export const recipes = ['compose.yaml', 'docs/operations.md']

/** A proxy's recipe with the notices of every account. */
export const recipeWithNotices = (text: string) =>
  text.replace(BLOCK, (block) => {
    const [, indent = '', host = ''] =
      /^( *)location = .*proxy_pass (http:\/\/[^/]+)/.exec(block) ?? []
    const lines = noticePaths().map(
      (path) => `${indent}location = ${path} { proxy_pass ${host}${path}; }\n`,
    )
    return lines.join('')
  })

/** `docs/integrations.md`. */
export const integrationsDocument = () => `# Accounts elsewhere

Written by \`npm run integrations\` from \`backend/integrations/<name>/definition.ts\`; do not edit it.

Each account is set in the environment or, where its table says so, at \`/quan-tri/ket-noi\` in the office. What the environment names comes first and cannot be changed in the
office. The variables of one account count together: half an account is refused. Where there is none, a demonstration plays the service itself, and
a live shop does without.

${all.map(chapter).join('\n')}`
