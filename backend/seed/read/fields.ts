import { z } from 'zod'
import { sceneNames } from '@/backend/seed/generators/scenes/scenes'
import { toneNames } from '@/backend/seed/generators/scenes/tones'

/** What many content files have in common. */
export const text = z.string().trim().min(1)
/** An address: Latin letters without accents, numbers, hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i, 'expected letters without accents, numbers and hyphens')
/** Whole đồng. */
export const money = z.int().min(0)
export const count = z.int().min(0)
/** Counted from 1. */
export const place = z.int().min(1)
export const grade = z.int().min(1).max(12)
/** Days before the shop is filled. */
export const daysAgo = z.number().min(0)

/** A field that may be left out. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().transform((value): z.infer<Schema> | null => value ?? null)

/** A drawing, by what it shows and its main colour. */
export const picture = z.strictObject({
  scene: z.enum(sceneNames),
  colour: z.enum(toneNames),
})
