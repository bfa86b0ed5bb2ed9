import { SectionHeading } from '@/components/catalog-ui/section-heading'
import { home as texts } from '@/lib/messages/home'

/** In place of a part of the page that could not be loaded; its own page may be there. */
export const MissingSection = ({
  id,
  title,
  href,
}: {
  id: string
  title: string
  href: string
}) => (
  <section aria-labelledby={id} className="section">
    <SectionHeading id={id} href={href}>
      {title}
    </SectionHeading>
    <p className="text-ink-2">{texts.missingPart}</p>
  </section>
)
