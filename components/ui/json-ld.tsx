export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json }

// Legal in JSON, but `<` could close the script element and the last two are line ends to old parsers.
const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

export const jsonLdText = (data: Json) =>
  JSON.stringify({ '@context': 'https://schema.org', ...(data as Record<string, Json>) }).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => escapes[sign] ?? '',
  )

/** Structured data for search engines. */
export function JsonLd({ data }: { data: { readonly [key: string]: Json } }) {
  return <script type="application/ld+json">{jsonLdText(data)}</script>
}
