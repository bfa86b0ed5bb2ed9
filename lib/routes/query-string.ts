export type Query = Record<string, string | number | boolean | null | undefined>

/** Encodes a query value; commas stay readable and half a surrogate pair does not throw. */
export const encodeValue = (value: string | number | boolean) =>
  encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%2C', ',')

/** Appends what has a value; page 1 is the address without a page. */
export function withQuery(path: string, query: Query = {}): string {
  const parts = Object.entries(query).flatMap(([key, value]) => {
    if (value === undefined || value === null || value === '' || value === false) return []
    if (key === 'page' && Number(value) === 1) return []
    return [`${encodeURIComponent(key)}=${encodeValue(value === true ? '1' : value)}`]
  })
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}
