import { clsx } from 'clsx'
import { Breadcrumb } from '@/components/catalog-ui/breadcrumb'
import { detailPageClass } from '@/components/catalog-ui/detail-page-class'
import type { Crumb } from '@/components/catalog-ui/view-models'
import { RichText } from '@/components/ui/rich-text'
import type { LandingPage } from '@/contract/shop/pages'
import { formatDate } from '@/lib/format/date'
import { withHeadingIds } from '@/lib/format/headings'
import { pages as texts } from '@/lib/messages/pages'
import { type PolicyKey, policyPaths } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import styles from './policy-view.module.css'

type Props = { page: LandingPage; crumbs: readonly Crumb[]; origin: string }

const keys = Object.keys(policyPaths) as PolicyKey[]

/** A policy page: text, table of contents, links to the other policies. */
export function PolicyView({ page, crumbs, origin }: Props) {
  const { html, headings } = withHeadingIds(page.content)
  const others = keys.filter((key) => paths.policy(key) !== `/${page.id}`)
  return (
    <div className={`${detailPageClass} gap-8`}>
      <Breadcrumb crumbs={crumbs} origin={origin} />
      <div className={styles.policy}>
        <article className="grid max-w-measure gap-5">
          <h1>{page.title}</h1>
          <p className="text-sm text-ink-2">
            {texts.policy.updated}{' '}
            <time className="num" dateTime={page.updatedTime}>
              {formatDate(page.updatedTime)}
            </time>
          </p>
          <RichText html={html} />
        </article>
        <aside className={clsx(styles.contents, 'print:hidden')}>
          {headings.length > 1 ? (
            <nav aria-labelledby="contents" className="grid gap-2">
              <h2 id="contents">{texts.policy.contents}</h2>
              <ul className="grid gap-1 text-sm">
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a className="link-quiet" href={`#${id}`}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </aside>
      </div>
      <nav
        aria-labelledby="others"
        className={clsx(styles.others, 'print:hidden grid gap-3 border-t border-line')}
      >
        <h2 id="others">{texts.policy.others}</h2>
        <ul className="text-sm">
          {others.map((key) => (
            <li key={key}>
              <a className="link-quiet" href={paths.policy(key)}>
                {texts.policyNames[key]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
