import { Picture } from '@/components/ui/picture'
import type { NewsItem } from '@/contract/shop/news'
import { formatDate } from '@/lib/format/date'
import { thumbnail } from '@/lib/format/image-sources'
import { paths } from '@/lib/routes/paths'

export const newsHref = ({ newsId, newsURL }: Pick<NewsItem, 'newsId' | 'newsURL'>) =>
  paths.news({ id: newsId, newsURL })

type Props = {
  item: NewsItem
  level?: 2 | 3
  /** The main article: larger, picture first. */
  isMain?: boolean
  hasPicture?: boolean
}

/** An article in a list: picture, title, summary, date. */
export function NewsCard({ item, level = 2, isMain = false, hasPicture = true }: Props) {
  const Heading = `h${level}` as const
  const { originalUrl, title, summary, publishedTime, tagName } = item
  return (
    <article className="grid content-start gap-2">
      {hasPicture && originalUrl ? <CardPicture url={originalUrl} isMain={isMain} /> : null}
      <p className="text-sm text-ink-2">
        <time className="num" dateTime={publishedTime}>
          {formatDate(publishedTime)}
        </time>
        {tagName ? ` · ${tagName}` : ''}
      </p>
      <Heading className={isMain ? 'text-h2' : 'text-h3'}>
        <a className="link-quiet" href={newsHref(item)}>
          {title}
        </a>
      </Heading>
      {isMain || hasPicture ? <p className="text-ink-2">{summary}</p> : null}
    </article>
  )
}

function CardPicture({ url, isMain }: { url: string; isMain: boolean }) {
  return (
    <Picture
      className="aspect-video object-cover"
      src={isMain ? url : thumbnail(url)}
      width={isMain ? 1200 : 480}
      height={isMain ? 675 : 270}
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
    />
  )
}
