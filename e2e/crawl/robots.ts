const patternOf = (rule: string) =>
  new RegExp(`^${rule.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`)

/** What a robots.txt that speaks to everybody leaves open. */
export function mayRead(robots: string): (path: string) => boolean {
  const refused = [...robots.matchAll(/^disallow:\s*(\S+)/gim)].map(([, rule]) =>
    patternOf(rule ?? ''),
  )
  return (path) => !refused.some((rule) => rule.test(path))
}
