import { MarkIcon } from '@/components/ui/icon'
import { layout } from '@/lib/messages/layout'
import { paths } from '@/lib/routes/paths'
import styles from './logo.module.css'

export type LogoView = { desktop: string | null; mobile: string | null }

/** Link home: the upstream's logo pictures, else the drawn logo with the shop's name. */
export function Logo({ shop, logo }: { shop: string; logo?: LogoView | undefined }) {
  const wide = logo?.desktop ?? null
  const narrow = logo?.mobile ?? wide
  return (
    <a href={paths.home()} className={styles.logo} aria-label={layout.home(shop)}>
      {narrow ? (
        <picture>
          {wide ? <source media="(min-width: 1024px)" srcSet={wide} /> : null}
          <img src={narrow} alt={shop} width={140} height={40} />
        </picture>
      ) : (
        <>
          <MarkIcon />
          <span className={styles.name}>{shop}</span>
        </>
      )}
    </a>
  )
}
