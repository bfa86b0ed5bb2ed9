import { Icon } from '@/components/ui/icon'
import { telHref } from '@/lib/format/tel-href'
import { shopContact as texts } from '@/lib/messages/shop-contact'
import type { Site } from '@/lib/site'

/** Under the price: a question before buying. */
export const ProductContact = ({ site: { zaloUrl } }: { site: Pick<Site, 'zaloUrl'> }) =>
  zaloUrl ? (
    <p className="text-sm">
      <a
        href={zaloUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="link-quiet flex items-start gap-2"
      >
        <Icon name="phone" size={18} />
        <span>{texts.askOnZalo}</span>
      </a>
    </p>
  ) : null

type HelpProps = { site: Pick<Site, 'hotlines' | 'zaloUrl'>; orderCode: string }

const linkClass = 'link inline-flex min-h-tap items-center gap-2'

/** Beside an order: whom to call or write to. */
export function OrderHelp({ site: { hotlines, zaloUrl }, orderCode }: HelpProps) {
  return (
    <section aria-labelledby="help" className="print:hidden grid gap-1">
      <h2 id="help" className="text-h3">
        {texts.help.title}
      </h2>
      <p className="text-ink-2">{texts.help.text(orderCode)}</p>
      <p className="flex flex-wrap gap-x-4">
        {hotlines.map((number) => (
          <a key={number} href={telHref(number)} className={linkClass}>
            <Icon name="phone" size={18} />
            <span className="num">{number}</span>
          </a>
        ))}
        {zaloUrl ? (
          <a href={zaloUrl} target="_blank" rel="noopener noreferrer" className={linkClass}>
            {texts.help.onZalo}
          </a>
        ) : null}
      </p>
    </section>
  )
}
