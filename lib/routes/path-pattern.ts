export type Params = Record<string, string>

const compiled = new Map<string, RegExp>()

function regexOf(pattern: string): RegExp {
  const known = compiled.get(pattern)
  if (known) return known
  const source = pattern.replace(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) =>
    rest ? `(?<${name}>[^/]+(?:/[^/]+)*)` : `(?<${name}>[^/]+)`,
  )
  const regex = new RegExp(`^${source}$`)
  compiled.set(pattern, regex)
  return regex
}

/** Compares a raw pathname with a pattern such as `/product/{id}`; a parameter is one segment, `{rest*}` the remaining ones. */
export function matchPattern(pattern: string, pathname: string): Params | null {
  const match = regexOf(pattern).exec(pathname)
  return match ? { ...match.groups } : null
}

/** Puts parameters back into a pattern, exactly as they were. */
export const fillPattern = (pattern: string, params: Params): string =>
  pattern.replace(/\{(\w+)\*?\}/g, (_, name: string) => params[name] ?? '')
