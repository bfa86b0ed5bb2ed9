import { allPages } from '@/lib/routes/pages'
import { matchPattern } from '@/lib/routes/path-pattern'

const pagesWithForm = allPages.flatMap(({ path, formKeys }) =>
  formKeys ? [{ path, formKeys }] : [],
)

const HIGHEST_PRICE = 2_000_000_000

/** A price as people type it, `100000`, `100.000` or `100 000 ₫`: for the field that takes it and the gateway that reads it. */
export const PRICE_PATTERN = '\\s*[0-9]{1,3}([.,\\s]?[0-9]{3}){0,3}\\s*[đĐ₫]?\\s*'
const price = new RegExp(`^${PRICE_PATTERN}$`)

/** Plain digits for whatever can be read as a price; anything else stays as it is. */
function plainPrice(value: string): string {
  try {
    const text = decodeURIComponent(value.replaceAll('+', ' '))
    if (!price.test(text)) return value
    return String(Math.min(Number(text.replace(/\D/g, '')), HIGHEST_PRICE))
  } catch {
    return value
  }
}

/** The least price first: a range typed the wrong way round would find nothing. */
function inOrder(parts: readonly string[]): readonly string[] {
  const [from, ...moreFrom] = parts.filter((part) => /^priceFrom=\d+$/.test(part))
  const [to, ...moreTo] = parts.filter((part) => /^priceTo=\d+$/.test(part))
  if (!from || !to || moreFrom.length + moreTo.length > 0) return parts
  const [low = '', high = ''] = [from.slice('priceFrom='.length), to.slice('priceTo='.length)]
  if (Number(low) <= Number(high)) return parts
  return parts.map((part) =>
    part === from ? `priceFrom=${high}` : part === to ? `priceTo=${low}` : part,
  )
}

/** A list's address without the form's blank fields, its prices in plain digits; null when it is so already. */
export function normaliseListQuery(pathname: string, query: string): string | null {
  if (query === '') return null
  const page = pagesWithForm.find(({ path }) => matchPattern(path, pathname))
  if (!page) return null
  const formKeys: readonly string[] = page.formKeys
  const plain = query.split('&').flatMap((part) => {
    const [, key = '', value = ''] = /^(\w+)=(.*)$/.exec(part) ?? []
    if (!formKeys.includes(key)) return [part]
    if (/^(?:\+|%20)*$/.test(value)) return []
    return [key.startsWith('price') ? `${key}=${plainPrice(value)}` : part]
  })
  const normalised = inOrder(plain).join('&')
  if (normalised === query) return null
  return normalised === '' ? pathname : `${pathname}?${normalised}`
}
