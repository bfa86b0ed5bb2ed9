/**
 * Fields of the lists' plain forms: a browser sends those left blank too, and prices as people write them. What the search
 * box leaves blank belongs to its address.
 */
const lists = [
  { pathname: /^\/san-pham(?:\/danh-muc\/[^/]+)?$/, fields: ['priceFrom', 'priceTo'] },
  { pathname: /^\/sach-giao-khoa$/, fields: ['searchContent'] },
]

const DEAREST = 2_000_000_000

/** A price as people type it, `100000`, `100.000` or `100 000 ₫`: for the field that takes it and the door that reads it. */
export const PRICE_PATTERN = '\\s*[0-9]{1,3}([.,\\s]?[0-9]{3}){0,3}\\s*[đĐ₫]?\\s*'
const price = new RegExp(`^${PRICE_PATTERN}$`)

/** Plain digits for whatever can be read as a price; anything else stays as it is. */
function plainPrice(value: string): string {
  try {
    const text = decodeURIComponent(value.replaceAll('+', ' '))
    if (!price.test(text)) return value
    return String(Math.min(Number(text.replace(/\D/g, '')), DEAREST))
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

/** The same address without the fields nobody filled in, its prices in plain digits; null when it is so already. */
export function tidyListFields(pathname: string, query: string): string | null {
  const list = lists.find((one) => one.pathname.test(pathname))
  if (!list) return null
  const plain = query.split('&').flatMap((part) => {
    const [, field = '', value = ''] = /^(\w+)=(.*)$/.exec(part) ?? []
    if (!list.fields.includes(field)) return [part]
    if (/^(?:\+|%20)*$/.test(value)) return []
    return [field.startsWith('price') ? `${field}=${plainPrice(value)}` : part]
  })
  const tidy = inOrder(plain).join('&')
  if (tidy === query) return null
  return tidy === '' ? pathname : `${pathname}?${tidy}`
}
