import { z } from 'zod/mini'

export const City = z.object({ cityId: z.int(), cityName: z.string() })
export const District = z.object({ districtId: z.int(), cityId: z.int(), districtName: z.string() })
export const Ward = z.object({ wardId: z.int(), districtId: z.int(), wardName: z.string() })
export type City = z.output<typeof City>
export type District = z.output<typeof District>
export type Ward = z.output<typeof Ward>
