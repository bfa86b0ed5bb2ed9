import { JsonLd } from '@/components/ui/json-ld'

/** Tells search engines what a list holds, in its order; shows nothing. What each is, its own page says. */
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
