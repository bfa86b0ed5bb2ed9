import { knownSystems, type Preset } from '@/backend/modules/imports/read/known-systems'
import { headingOf, isField } from '@/backend/modules/imports/read/usual-headings'

/** The system whose headings these are. */
export function presetOf(headings: readonly string[]): Preset | null {
  const names = new Set(headings.map(headingOf))
  return knownSystems.find(({ signs }) => signs.every((sign) => names.has(sign))) ?? null
}

/** What a heading means in a file of that system; undefined where it has none of it. */
export function columnIn({ columns, patterns = [] }: Preset, heading: string) {
  const name = headingOf(heading)
  if (name in columns) return columns[name]
  return patterns.find(([pattern]) => pattern.test(name))?.[1]
}

/** Headings of all systems: a row of them is a row of headings. */
export const presetHeadings: ReadonlySet<string> = new Set(
  knownSystems.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([name, field]) => (isField(field) ? [name] : [])),
  ),
)
