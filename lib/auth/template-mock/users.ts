import { randomUUID } from 'node:crypto'
import type { Role } from '@/contract/shop/auth'
import { defaultTheme } from '@/lib/preferences/themes'

export type MockUser = {
  uuid: string
  role: Role[]
  data: {
    displayName: string
    photoURL: string
    email: string
    settings: Record<string, unknown>
    shortcuts: string[]
  }
}
type Kept = MockUser & { password: string }

const MOST = 100

const made = (
  displayName: string,
  email: string,
  password: string,
  role: Role[],
  uuid = randomUUID(),
): Kept => ({
  uuid,
  role,
  password,
  data: { displayName, photoURL: '', email, settings: { theme: defaultTheme }, shortcuts: [] },
})

/** Mock users; their changes last as long as the process. */
let users: Kept[] = [
  made('Abbott Keitch', 'admin@template.example', 'admin', ['admin']),
  made('Arnold Matlock', 'staff@template.example', 'staff', ['staff']),
]

const shown = ({ password: _, ...user }: Kept): MockUser => structuredClone(user)
const sameEmail = (email: string) => (user: Kept) =>
  user.data.email.toLowerCase() === email.toLowerCase()

export const findMockUser = (uuid: string): MockUser | null => {
  const user = users.find((one) => one.uuid === uuid)
  return user ? shown(user) : null
}

/** The user, or whether e-mail or password was wrong: the template distinguishes them. */
export function checkMockPassword(email: string, password: string) {
  const user = users.find(sameEmail(email))
  if (!user) return { wrong: 'email' as const }
  return user.password === password ? { user: shown(user) } : { wrong: 'password' as const }
}

/** Null when the e-mail is in use. The oldest registrations make room for new ones. */
export function addMockUser(displayName: string, email: string, password: string): MockUser | null {
  if (users.some(sameEmail(email))) return null
  const user = made(displayName, email, password, ['user'])
  users = [...users.slice(0, 2), ...users.slice(2).slice(-(MOST - 3)), user]
  return shown(user)
}

export function changeMockUser(uuid: string, data: Partial<MockUser['data']>): MockUser | null {
  const user = users.find((one) => one.uuid === uuid)
  if (!user) return null
  Object.assign(user.data, data)
  return shown(user)
}
