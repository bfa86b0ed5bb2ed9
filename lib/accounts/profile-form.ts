import { z } from 'zod/mini'
import { UpdateUserBody } from '@/contract/shop/registration'

const { Name, Phone, Gender, Birthday, Address } = UpdateUserBody.shape

/** A person's information as a form holds it: 0 stands for a place not chosen. */
export const ProfileForm = z.object({
  Name,
  Phone,
  Gender,
  Birthday,
  SelectCity: z.int(),
  SelectDistrict: z.int(),
  WardId: z.int(),
  Address,
})
export type ProfileInput = z.input<typeof ProfileForm>
export type ProfileValues = z.output<typeof ProfileForm>

export const emptyProfile: ProfileInput = {
  Name: '',
  Phone: '',
  Gender: 1,
  Birthday: '1990-01-01',
  SelectCity: 0,
  SelectDistrict: 0,
  WardId: 0,
  Address: '',
}

/** What UpdateUser takes: no ward is null, the city and the district only helped to find it. */
export const profileBody = ({
  Address,
  WardId,
  Gender,
  Birthday,
  Phone,
  Name,
}: ProfileValues): z.input<typeof UpdateUserBody> => ({
  Address,
  WardId: WardId > 0 ? WardId : null,
  Gender,
  Birthday,
  Phone,
  Name,
})
