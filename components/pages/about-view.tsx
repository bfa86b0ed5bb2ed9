import { clsx } from 'clsx'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import type { Output } from '@/contract/endpoint'
import type { getIntroPage, IntroBlock } from '@/contract/shop/pages'
import { pages } from '@/lib/messages/pages'

type Intro = Output<typeof getIntroPage>['data']

const texts = pages.about

/** Only URLs a link may use: our own paths and http(s). */
const isLink = (url: string | null | undefined): url is string =>
  Boolean(url && (/^https?:\/\//i.test(url) || /^\/(?![/\\])/.test(url)))

/** The about page: cards, then two blocks, the second mirrored; each only where the upstream has it. */
export function AboutView({ intro }: { intro: Intro }) {
  const cards = intro.intropageIntroduction?.intropageIntroductionItems ?? []
  return (
    <div className="wrap section grid grid-cols-1 gap-12">
      <header className="grid gap-2">
        <p className="text-ink-2">{texts.title}</p>
        <h1>{texts.heading}</h1>
      </header>
      {cards.length > 0 ? (
        <ul aria-label={texts.cards} className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ originalUrl, intropageItemTitle, intropageItemContent }) => (
            <li key={intropageItemTitle} className="grid content-start gap-3">
              {originalUrl ? (
                <Picture
                  className="aspect-video object-cover"
                  src={originalUrl}
                  width={480}
                  height={270}
                />
              ) : null}
              <h2 className="text-h3">{intropageItemTitle}</h2>
              <RichText html={intropageItemContent} />
            </li>
          ))}
        </ul>
      ) : null}
      <Block block={intro.intropageIntroductionSecond} />
      <Block block={intro.introPageIntroductionThird} isMirrored />
    </div>
  )
}

function Block({
  block,
  isMirrored = false,
}: {
  block: IntroBlock | null | undefined
  isMirrored?: boolean
}) {
  const item = block?.intropageIntroductionItem
  if (!block?.contentProviderId || !item) return null
  const buttonUrl = block.buttonItem?.buttonUrl
  const isForeign = /^https?:/i.test(buttonUrl ?? '')
  return (
    <section
      className={clsx(
        'grid items-center gap-8 lg:grid-cols-2 lg:gap-16',
        isMirrored && 'lg:[&>:first-child]:order-2',
      )}
    >
      <div className="grid gap-4">
        <h2>{item.intropageItemTitle}</h2>
        <RichText html={item.intropageItemContent} />
        {isLink(buttonUrl) ? (
          <div>
            <LinkButton variant="quiet" href={buttonUrl} {...(isForeign && { rel: 'noopener' })}>
              {texts.more}
              <span className="sr-only">: {item.intropageItemTitle}</span>
            </LinkButton>
          </div>
        ) : null}
      </div>
      {item.originalUrl ? (
        <Picture src={item.originalUrl} width={560} height={400} loading="lazy" />
      ) : null}
    </section>
  )
}
