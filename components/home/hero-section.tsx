import { Cover } from '@/components/catalog-ui/cover'
import { LinkButton } from '@/components/ui/link-button'
import type { ProductSale } from '@/contract/shop/catalog'
import { home as texts } from '@/lib/messages/home'
import { paths } from '@/lib/routes/paths'
import styles from './hero-section.module.css'

/** Blank words stand for the usual ones. */
type Props = { books: readonly ProductSale[]; line: string; text: string }

const PLACES = 3

/** Headline, sentence, two links and three covers. */
export function HeroSection({ books, line, text }: Props) {
  return (
    <section className={styles.hero}>
      <div>
        <h1>{line || texts.hero.line}</h1>
        <p className="mt-4 max-w-[27em] text-lg text-ink-2">{text || texts.hero.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href={paths.products({ sort: 'newest' })}>{texts.hero.books}</LinkButton>
          <LinkButton variant="quiet" href={paths.library()}>
            {texts.hero.library}
          </LinkButton>
        </div>
      </div>
      <ul className={styles.books} data-few={books.length < PLACES || undefined}>
        {books.map(({ productId: id, productName: title, slug, author, originalUrl }) => (
          <li key={id}>
            <a href={paths.product({ id, slug })}>
              <Cover id={id} title={title} author={author} src={originalUrl} alt={title} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
