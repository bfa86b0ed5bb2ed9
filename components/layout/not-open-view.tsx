import { ShopMark } from '@/components/layout/shop-mark'
import { layout } from '@/lib/messages/layout'
import type { Site } from '@/lib/site'

const texts = layout.notOpen

/** All a visitor sees of a shop that has not opened yet. */
export const NotOpenView = ({ site }: { site: Site }) => (
  <main
    id="noi-dung"
    className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-start gap-4 p-gutter"
  >
    <ShopMark iconUrl={site.iconUrl} size={44} />
    <h1 className="text-h1">{texts.title(site.name)}</h1>
    <p>{texts.text}</p>
    <p>
      {texts.contact} <a className="link" href={`mailto:${site.email}`}>{`${site.email}`}</a>
    </p>
    <a className="link inline-flex min-h-tap items-center" href="/login?next=/quan-tri">
      {texts.staff}
    </a>
  </main>
)
