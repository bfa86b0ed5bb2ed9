import { Breadcrumb } from '@/components/shelf/breadcrumb'
import type { Crumb } from '@/components/shelf/views'
import { RichText } from '@/components/ui/rich-text'
import { Still } from '@/components/ui/still'
import type { LandingPage } from '@/contract/other'
import { formatDate } from '@/lib/format/date'
import { withHeadingIds } from '@/lib/format/headings'
import { content as texts } from '@/lib/messages/content'
import { type PolicyKey, paths, policyPaths } from '@/lib/routes/paths'

type Props = { page: LandingPage; crumbs: readonly Crumb[]; origin: string }

const keys = Object.keys(policyPaths) as PolicyKey[]

/** A policy page: its text, its own contents beside it, the other pages below. */
export function PolicyView({ page, crumbs, origin }: Props) {
  const { html, headings } = withHeadingIds(page.content)
  const others = keys.filter((key) => paths.policy(key) !== `/${page.id}`)
  return (
    <Still name="policy" className="wrap grid grid-cols-1 gap-8 py-6">
      <Breadcrumb crumbs={crumbs} origin={origin} />
      <div className="grid gap-10 lg:grid-cols-[1fr_16rem]">
        <article className="grid max-w-prose gap-5">
          <h1>{page.title}</h1>
          <p className="text-sm text-ink-2">
            {texts.policy.updated}{' '}
            <time className="num" dateTime={page.updatedTime}>
              {formatDate(page.updatedTime)}
            </time>
          </p>
          <RichText html={html} />
        </article>
        <aside className="no-print hidden content-start gap-8 lg:grid">
          {headings.length > 1 ? (
            <nav aria-labelledby="contents" className="grid gap-2 lg:sticky lg:top-32">
              <h2 id="contents" className="text-base semibold">
                {texts.policy.contents}
              </h2>
              <ul className="grid gap-1 text-sm">
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a className="link-quiet block py-1" href={`#${id}`}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </aside>
      </div>
      <nav aria-labelledby="others" className="no-print grid gap-3 ruled-top pt-6">
        <h2 id="others" className="text-base semibold">
          {texts.policy.others}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {others.map((key) => (
            <li key={key}>
              <a className="link-quiet inline-block py-2" href={paths.policy(key)}>
                {texts.policyNames[key]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Still>
  )
}
