// How well the search orders what it finds: `npm run bench:search`, with `-- --all` for every query.
import { parseArgs } from 'node:util'
import { openEmbeddedDatabase } from '@/backend/platform/db/connect'
import { type Judgement, judgeSearch, meanScore } from '@/backend/testing/search/judge-search'

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    /** Without those held out, while weights are being chosen. */
    fitting: { type: 'boolean', default: false },
  },
})
const GOAL = 0.9

const say = (line: string) => process.stdout.write(`${line}\n`)
const row = (name: string, some: readonly Judgement[]) =>
  say(`${name.padEnd(12)} ${String(some.length).padStart(4)}  ${meanScore(some).toFixed(3)}`)

const store = await openEmbeddedDatabase({})
const { queries: judged, phrases } = await judgeSearch(store.db)
await store.close()
const shown = values.fitting ? judged.filter(({ heldOut }) => !heldOut) : judged

for (const { text, kind, score, found } of shown) {
  if (values.all || score < GOAL)
    say(`${score.toFixed(2)}  ${kind}: ${text}  →  ${found.join(', ')}`)
}
say('\nkind         count nDCG@5')
for (const kind of new Set(shown.map((one) => one.kind))) {
  row(
    kind,
    shown.filter((one) => one.kind === kind),
  )
}
if (!values.fitting) {
  row(
    'fitted',
    judged.filter(({ heldOut }) => !heldOut),
  )
  row(
    'held out',
    judged.filter(({ heldOut }) => heldOut),
  )
}
row('all', shown)
for (const { text, found, isMet } of phrases)
  if (values.all || !isMet) say(`${isMet ? 'met ' : 'not met'}  ${text}  →  ${found.join(', ')}`)
say(`plain phrases met: ${phrases.filter(({ isMet }) => isMet).length} of ${phrases.length}`)
process.exitCode = meanScore(shown) < GOAL ? 1 : 0
