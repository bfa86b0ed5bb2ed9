import type { Given, Problem } from '@/backend/modules/imports/import-row'
import { isPublicPicture } from '@/backend/modules/imports/pictures/picture-address'
import { beginningOf } from '@/backend/modules/imports/read/decode-text'
import { rowTexts } from '@/backend/modules/imports/texts'
import { productFields, Stock } from '@/contract/staff/products'

const schemas = { ...productFields, stock: Stock }
const shortened = (value: unknown) => {
  const text = String(value)
  return text.length > 60 ? `${beginningOf(text, 60)}…` : text
}

type Issue = { code: string; origin?: string; maximum?: unknown; minimum?: unknown }

/** Which bound a value breaks, where it is one. */
function reasonOf(value: unknown, { code, origin, maximum, minimum }: Issue): string {
  const text = shortened(value)
  const bound = Number(code === 'too_big' ? maximum : minimum).toLocaleString('vi-VN')
  if (code === 'too_big')
    return (origin === 'string' ? rowTexts.tooLong : rowTexts.tooLarge)(text, bound)
  return code === 'too_small' && origin !== 'string'
    ? rowTexts.tooSmall(text, bound)
    : rowTexts.notValid(text)
}

const isOurs = (picture: string) => picture.startsWith('/media/') || picture.startsWith('zip:')

const refusals = {
  private: rowTexts.privatePicture,
  bad: rowTexts.badPicture,
  plain: rowTexts.httpPicture,
} as const

/** A picture that cannot be had is named and left out: the book comes in without it. */
function takePictures(given: Given): Problem[] {
  const notes: Problem[] = []
  const taken = given.images?.filter((image) => {
    if (isOurs(image)) return true
    const verdict = isPublicPicture(image)
    if (verdict === 'public') return true
    const reason = verdict === 'bad' && image.startsWith('http:') ? 'plain' : verdict
    notes.push({ field: 'images', text: refusals[reason](shortened(image)), isNote: true })
    return false
  })
  if (taken && taken.length > 0) given.images = taken
  else delete given.images
  return notes
}

/** Holds a book against what the shop takes; what does not fit goes, with its reason. */
export function checkGiven(given: Given): { given: Given; problems: Problem[] } {
  const problems: Problem[] = takePictures(given)
  for (const [field, schema] of Object.entries(schemas)) {
    const value = given[field as keyof Given]
    if (value === undefined || field === 'images') continue
    const read = schema.safeParse(value)
    if (read.success) Object.assign(given, { [field]: read.data })
    else {
      problems.push({ field, text: reasonOf(value, read.error.issues[0] ?? { code: '' }) })
      delete given[field as keyof Given]
    }
  }
  if (!given.isbn && !given.sku) problems.push({ field: 'isbn', text: rowTexts.noKey })
  return { given, problems }
}
