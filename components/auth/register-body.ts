import { z } from 'zod/mini'
import type { RegisterRole } from '@/components/auth/use-auth-dialog'
import { RegisterBody, RegisterTeacherBody } from '@/contract/shop/registration'
import { Confirmation, confirms } from '@/lib/accounts/confirm-password'

const { Email, Phone, Name, Password } = RegisterBody.shape
const typed = {
  Email,
  Phone,
  Name,
  Password,
  Confirmation,
  SelectCity: z.int(),
  SelectDistrict: z.int(),
  WardId: z.int(),
}

const Form = z.object({ ...typed, WorkPlace: z.optional(z.string()) }).check(confirms('Password'))
const TeacherForm = z
  .object({ ...typed, WorkPlace: RegisterTeacherBody.shape.WorkPlace })
  .check(confirms('Password'))

export type RegisterInput = z.input<typeof Form>
export type RegisterValues = z.output<typeof Form>

/** Teachers also name their school. */
export const registerSchema = (role: RegisterRole) => (role === 2 ? TeacherForm : Form)

export const emptyRegistration: RegisterInput = {
  Email: '',
  Phone: '',
  Name: '',
  Password: '',
  Confirmation: '',
  WorkPlace: '',
  SelectCity: 0,
  SelectDistrict: 0,
  WardId: 0,
}

/** Gender, birthday and user type are fixed here; the address follows in the next step. */
export function registerBody(values: RegisterValues, role: RegisterRole) {
  const { Email, Phone, Name, Password, WardId, WorkPlace = '' } = values
  const body = {
    Email,
    Phone,
    Name,
    Password,
    Address: '',
    WardId: WardId > 0 ? WardId : null,
    IsStudent: role === 1,
    Gender: 1 as const,
    Birthday: '1990-01-01',
  }
  return role === 2 ? { ...body, WorkPlace } : body
}
