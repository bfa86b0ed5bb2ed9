import { RichText } from '@/components/ui/rich-text'
import type { LandingPage } from '@/contract/shop/pages'
import styles from './landing-view.module.css'

/** A landing page over the full width; its blocks limit themselves. */
export function LandingView({ page }: { page: LandingPage }) {
  return (
    <article className={styles.landing}>
      <h1>{page.title}</h1>
      <RichText html={page.content} />
    </article>
  )
}
