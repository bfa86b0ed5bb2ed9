import { paths } from '@/lib/routes/paths'

const DAYS = 180

/** Whom to tell of a hole (RFC 9116), and that who does so in good faith is thanked. */
export function securityText(
  email: string,
  absoluteUrl: (path: string) => string,
  now: Date,
): string {
  const expires = new Date(now.getTime() + DAYS * 86_400_000)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: vi, en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    `Policy: ${absoluteUrl(paths.policy('terms'))}`,
    '',
  ].join('\n')
}
