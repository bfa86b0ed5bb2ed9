import { LinkButton } from '@/components/ui/link-button'
import type { AssetItem, AssetVolume } from '@/contract/shop/textbooks'
import { formatMoney } from '@/lib/format/money'
import { textbooks as texts } from '@/lib/messages/textbooks'
import { paths } from '@/lib/routes/paths'

/** The volumes of a textbook; another upstream may name one product alone. */
export function volumesOf({ assetName, volumes, ...item }: AssetItem): AssetVolume[] {
  if (volumes) return volumes
  const { productId, productSlug, price, priceSale } = item
  if (!productId || !price) return []
  const one = { productId, productName: assetName, slug: productSlug ?? '', volume: null }
  return [{ ...one, price, priceSale: priceSale ?? price, available: 1 }]
}

type Props = { item: AssetItem; size?: 'sm'; className?: string }

/** A way to each volume, the first one first, with what it costs. */
export function VolumeLinks({ item, size, className }: Props) {
  const volumes = volumesOf(item)
  if (volumes.length === 0) return null
  return (
    <ul className={className ?? 'flex flex-wrap gap-2'}>
      {volumes.map(({ productId, slug, volume, priceSale, available }) => (
        <li key={productId}>
          <LinkButton
            variant="quiet"
            className="whitespace-nowrap"
            {...(size && { size })}
            href={paths.product({ id: productId, slug })}
          >
            {volume === null ? (
              <span>
                {texts.buyShort} <span className="sr-only">{item.assetName}</span>
              </span>
            ) : (
              <span>
                <span className="sr-only">{texts.buyOf(item.assetName)}</span>{' '}
                {texts.volume(volume)}
              </span>
            )}
            <span className="num">{available > 0 ? formatMoney(priceSale) : texts.soldOut}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
