/** Fields of the lists' plain forms: a browser sends those left blank too. What the search box leaves blank belongs to its address. */
const lists = [
  { pathname: /^\/san-pham(?:\/danh-muc\/[^/]+)?$/, fields: ['priceFrom', 'priceTo'] },
  { pathname: /^\/sach-giao-khoa$/, fields: ['searchContent'] },
]

/** The same address without the fields nobody filled in; null when there are none. */
export function withoutBlankFields(pathname: string, query: string): string | null {
  const list = lists.find((one) => one.pathname.test(pathname))
  if (!list) return null
  const given = query.split('&')
  const filled = given.filter((part) => !list.fields.some((field) => part === `${field}=`))
  if (filled.length === given.length) return null
  return filled.length > 0 ? `${pathname}?${filled.join('&')}` : pathname
}
