import { Icon, type IconName } from '@/components/ui/icon'
import { home as texts } from '@/lib/messages/home'
import { paths } from '@/lib/routes/paths'

const promises = (delivery: string): readonly [IconName, string, string][] => [
  ['truck', delivery, paths.policy('shipping')],
  ['return', texts.trust.returns, paths.policy('returns')],
  ['success', texts.trust.inspection, paths.policy('inspection')],
]

/** Three promises, each linking to its policy. */
export const TrustSection = ({ delivery, title }: { delivery: string; title: string }) => (
  <section aria-label={title} className="section border-t border-line">
    <ul className="grid gap-6 lg:grid-cols-3">
      {promises(delivery).map(([icon, text, href]) => (
        <li key={href}>
          <a href={href} className="link-quiet flex items-start gap-3">
            <Icon name={icon} />
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
)
