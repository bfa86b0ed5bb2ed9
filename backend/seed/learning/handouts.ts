import { z } from 'zod'
import { count, slug, text } from '@/backend/seed/read/fields'
import { once } from '@/backend/seed/read/once'
import { readJson } from '@/backend/seed/read/read-json'

/** A sheet to print: tasks and room for the answers. Formulas are written in plain signs. */
const Handout = z.strictObject({
  name: slug,
  title: text,
  intro: text,
  /** Bytes of the drawn sheet: drawing it takes longer than the first start of the shop has. */
  fileSize: z.int().min(1),
  tasks: z.array(z.strictObject({ text, lines: count })).min(1),
})
export type Handout = z.infer<typeof Handout>

export const handouts = once(() => readJson('learning/handouts.json', z.array(Handout)))

/** Where a handout lies below `<dataDir>/media`; readers get it by its number, so that sold courses keep theirs. */
export const handoutFile = ({ name }: Pick<Handout, 'name'>) => `handouts/${name}.pdf`
