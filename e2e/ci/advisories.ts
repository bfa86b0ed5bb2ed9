import { satisfies } from 'semver'
import { z } from 'zod'

export const Advisories = z.array(
  z.object({
    package: z.string().min(1),
    /** The versions it is about, as npm writes ranges. */
    range: z.string().min(1),
    severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
    id: z.string().min(1),
    title: z.string(),
  }),
)
export type Advisory = z.output<typeof Advisories>[number]

type Installed = { name: string; version: string }

/** Every installed version a known advisory is about. */
export const affectedBy = (advisories: readonly Advisory[], installed: readonly Installed[]) =>
  advisories.flatMap(({ package: name, range, id, severity }) =>
    installed
      .filter((one) => one.name === name && satisfies(one.version, range))
      .map(({ version }) => `${name} ${version}: ${id} (${severity})`),
  )

const Audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            range: z.string(),
            severity: Advisories.element.shape.severity,
            title: z.string(),
            url: z.string(),
          }),
        ]),
      ),
    }),
  ),
})

/** What `npm audit --json` knows, as this list holds it. */
export function advisoriesOf(audit: unknown): Advisory[] {
  const { vulnerabilities } = Audit.parse(audit)
  return Object.values(vulnerabilities).flatMap(({ via }) =>
    via.flatMap((one) =>
      typeof one === 'string'
        ? []
        : [
            {
              ...{ package: one.name, range: one.range, severity: one.severity },
              id: one.url.slice(one.url.lastIndexOf('/') + 1),
              title: one.title,
            },
          ],
    ),
  )
}

const keyOf = ({ package: name, id, range }: Advisory) => `${name} ${id} ${range}`

/** The list with what is new; nothing that was known is forgotten, so that no old version comes back. */
export const withNew = (known: readonly Advisory[], found: readonly Advisory[]): Advisory[] =>
  [...new Map([...known, ...found].map((one) => [keyOf(one), one])).values()].sort((one, other) =>
    keyOf(one).localeCompare(keyOf(other), 'en'),
  )
