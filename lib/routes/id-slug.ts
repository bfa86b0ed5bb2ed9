export type IdSlug = { id: number; slug?: string | null | undefined }

const INT4_MAX = 2_147_483_647

/** `toan-lop-1-12` is id 12 with a slug, `12` is id 12 without one; anything else is invalid. */
export function parseIdSlug(segment: string): { id: number; slug: string } | null {
  const [, slug = '', digits = ''] = /^(?:([^/\s]+)-)?([1-9]\d{0,9})$/.exec(segment) ?? []
  const id = Number(digits)
  return id >= 1 && id <= INT4_MAX ? { id, slug } : null
}

/** The last segment under which a thing is published. */
export const idSlug = ({ id, slug }: IdSlug) =>
  slug ? `${encodeURIComponent(slug)}-${id}` : String(id)

/** A bare id and the right slug answer in place; a wrong slug asks for a redirect. */
export const hasWrongSlug = (segment: string, thing: IdSlug) =>
  segment !== String(thing.id) && segment !== idSlug(thing)
