import { JsonLd } from '@/components/ui/json-ld'

/** Structured data of a list for search engines; each item's own page describes it. */
export function ItemList({
  origin,
  items,
}: {
  origin: string
  items: readonly { href: string }[]
}) {
  if (items.length === 0) return null
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        numberOfItems: items.length,
        itemListElement: items.map(({ href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: origin + href,
        })),
      }}
    />
  )
}
