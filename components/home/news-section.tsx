import { SectionHeading } from '@/components/catalog-ui/section-heading'
import { Picture } from '@/components/ui/picture'
import type { NewsItem } from '@/contract/shop/news'
import { formatDate } from '@/lib/format/date'
import { thumbnail } from '@/lib/format/image-sources'
import { paths } from '@/lib/routes/paths'

const addressOf = ({ newsId, newsURL }: NewsItem) => paths.news({ id: newsId, newsURL })

type Props = { news: readonly NewsItem[]; title: string }

/** A main article and three more. */
export function NewsSection({ news, title }: Props) {
  const main = news.find(({ isFocus }) => isFocus) ?? news[0]
  if (!main) return null
  const others = news.filter((item) => item !== main).slice(0, 3)
  return (
    <section aria-labelledby="news" className="section">
      <SectionHeading id="news" href={paths.newsList()}>
        {title}
      </SectionHeading>
      <div className="grid gap-8 lg:grid-cols-2">
        <article className="grid gap-3">
          {main.originalUrl ? (
            <Picture
              className="aspect-video object-cover"
              src={thumbnail(main.originalUrl)}
              width={480}
              height={270}
              loading="lazy"
            />
          ) : null}
          <h3 className="text-h2">
            <a className="link-quiet" href={addressOf(main)}>
              {main.title}
            </a>
          </h3>
          <p className="text-ink-2">{main.summary}</p>
        </article>
        <ul className="grid content-start divide-y divide-line">
          {others.map((item) => (
            <li key={item.newsId} className="grid gap-1 py-4 first:pt-0">
              <h3 className="text-h3">
                <a className="link-quiet" href={addressOf(item)}>
                  {item.title}
                </a>
              </h3>
              <time className="num text-sm text-ink-2" dateTime={item.publishedTime}>
                {formatDate(item.publishedTime)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
