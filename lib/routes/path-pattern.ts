export type Params = Record<string, string>

const compiled = new Map<string, RegExp>()

function regexOf(pattern: string, flags: '' | 'i'): RegExp {
  const name = pattern + flags
  const known = compiled.get(name)
  if (known) return known
  const source = pattern.replace(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) =>
    rest ? `(?<${name}>[^/]+(?:/[^/]+)*)` : `(?<${name}>[^/]+)`,
  )
  const regex = new RegExp(`^${source}$`, flags)
  compiled.set(name, regex)
  return regex
}

/** Compares a raw pathname with a pattern such as `/product/{id}`; a parameter is one segment, `{rest*}` the remaining ones. */
export function matchPattern(
  pattern: string,
  pathname: string,
  flags: '' | 'i' = '',
): Params | null {
  const match = regexOf(pattern, flags).exec(pathname)
  return match ? { ...match.groups } : null
}

/** Puts parameters back into a pattern, exactly as they were. */
export const fillPattern = (pattern: string, params: Params): string =>
  pattern.replace(/\{(\w+)\*?\}/g, (_, name: string) => params[name] ?? '')
