import { JsonLd } from '@/components/ui/json-ld'

type ListedItem = { name: string; href: string }

/** Tells search engines what a list holds, in its order; shows nothing. */
export function ItemList({ origin, items }: { origin: string; items: readonly ListedItem[] }) {
  if (items.length === 0) return null
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        numberOfItems: items.length,
        itemListElement: items.map(({ name, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: origin + href,
        })),
      }}
    />
  )
}
