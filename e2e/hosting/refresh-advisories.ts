// `npm run advisories`: asks the registry what is known of the installed packages, and adds it to the list the tests compare with.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { Advisories, advisoriesOf, withNew } from '@/e2e/ci/advisories'

const FILE = 'e2e/ci/advisories.json'

const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
const answered: unknown = JSON.parse(stdout)
if (typeof answered !== 'object' || answered === null || !('vulnerabilities' in answered)) {
  process.stderr.write('The registry does not tell of advisories; the list stays as it is.\n')
  process.exit(1)
}
const known = Advisories.parse(JSON.parse(readFileSync(FILE, 'utf8')))
const list = withNew(known, advisoriesOf(answered))
writeFileSync(FILE, `${JSON.stringify(list, null, 2)}\n`)
process.stdout.write(`${list.length - known.length} new, ${list.length} in the list\n`)
