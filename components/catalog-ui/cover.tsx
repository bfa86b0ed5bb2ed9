'use client'

import { coverPlaceholderOf } from '@/components/catalog-ui/cover-placeholder'
import { imageSources } from '@/lib/format/image-sources'
import styles from './cover.module.css'

export type CoverProps = {
  id: number
  title: string
  author?: string | null | undefined
  /** The picture's URL as the upstream gives it; without one a cover is drawn. */
  src?: string | null | undefined
  /** xs 40 px and s 72 px wide, m on a card, l on the product page. */
  size?: 'xs' | 's' | 'm' | 'l'
  /** Only where the title is not written beside it. */
  alt?: string
  /** The card already writes title and author; the drawn cover copies them if the picture fails. */
  isInCard?: boolean
  /** Above the fold: loaded first. */
  eager?: boolean
}

const widths = { xs: 40, s: 72, m: 160, l: 360 } as const

function Picture({
  sources,
  size,
  alt,
  eager,
}: {
  sources: readonly string[]
  size: NonNullable<CoverProps['size']>
  alt: string
  eager: boolean
}) {
  const [small = '', large] = sources
  const width = widths[size]
  const sharp = large && size !== 'xs' && size !== 's'
  return (
    <img
      // A picture may fail and be replaced before React hydrates.
      suppressHydrationWarning
      className={styles.picture}
      data-cover=""
      // Of two sources the larger one is the original.
      data-original={sharp ? undefined : large}
      src={size === 'l' ? (large ?? small) : small}
      srcSet={sharp ? `${small} 240w, ${large} 600w` : undefined}
      sizes={
        sharp
          ? size === 'l'
            ? '(min-width: 1024px) 360px, 60vw'
            : '(min-width: 640px) 170px, 36vw'
          : undefined
      }
      alt={alt}
      width={width}
      height={Math.round((width * 24) / 17)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** A book's cover: its picture, or a drawn cover with its title. */
export function Cover(props: CoverProps) {
  const { id, title, author, src, size = 'm', alt = '', isInCard = false, eager = false } = props
  const { binding, design, ornament } = coverPlaceholderOf(id)
  const sources = imageSources(src)
  const isBare = sources.length === 0
  return (
    <span
      suppressHydrationWarning
      className={styles.cover}
      data-size={size}
      data-binding={binding}
      data-bare={isBare || undefined}
    >
      <span
        className={styles.binding}
        data-design={design}
        data-ornament={ornament}
        aria-hidden="true"
      >
        {isBare || !isInCard ? (
          <span className={styles.plate}>
            <span className={styles.title}>{title}</span>
            {author ? <span className={styles.author}>{author}</span> : null}
          </span>
        ) : null}
      </span>
      {isBare ? null : <Picture sources={sources} size={size} alt={alt} eager={eager} />}
      {isBare && alt ? <span className="sr-only">{alt}</span> : null}
    </span>
  )
}
