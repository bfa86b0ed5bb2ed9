import { call, type Got } from '@/e2e/support/http'

/** People of the sample shop. */
export const pupil = { Email: 'hocsinh@hiensach.test', Password: 'hocsinh123' }

export const staff = { Email: 'nhanvien@hiensach.test', Password: 'nhanvien123' }

/** What a browser would send back. */
export const cookiesOf = ({ headers }: Got): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')

/** Signs in as a browser does; answers the cookies of the session. */
export async function signIn(origin: string, person = pupil): Promise<string> {
  const got = await call(origin, '/api/Authentication/Login', {
    method: 'POST',
    body: { ...person, remember: true },
  })
  if (got.status !== 200) throw new Error(`${person.Email} cannot sign in: ${got.status}`)
  return cookiesOf(got)
}
