import { call, type Got } from '@/e2e/support/http'
import { credentials, pupil } from '@/e2e/support/sample-accounts'

/** What a browser would send back. */
export const cookiesOf = ({ headers }: Got): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

/** Signs in as a browser does; answers the cookies of the session. */
export async function signIn(origin: string, person = pupil): Promise<string> {
  const got = await call(origin, '/api/Authentication/Login', {
    method: 'POST',
    body: { ...credentials(person), remember: true },
  })
  if (got.status !== 200) throw new Error(`${person.email} cannot sign in: ${got.status}`)
  return cookiesOf(got)
}
