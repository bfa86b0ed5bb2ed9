import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ShopMark } from '@/components/layout/shop-mark'
import { Icon } from '@/components/ui/icon'
import { telHref } from '@/lib/format/tel-href'
import { layout } from '@/lib/messages/layout'
import { layoutFooter as texts } from '@/lib/messages/layout-footer'
import { pages } from '@/lib/messages/pages'
import { shopContact } from '@/lib/messages/shop-contact'
import type { PolicyKey } from '@/lib/routes/pages'
import { paths } from '@/lib/routes/paths'
import type { Site } from '@/lib/site'
import styles from './site-footer.module.css'

const policy = (key: PolicyKey) => [pages.policyNames[key], paths.policy(key)] as const

const groups = [
  {
    title: texts.about,
    links: [
      [pages.about.title, paths.about()],
      policy('terms'),
      policy('privacy'),
      policy('collaboratorPolicy'),
    ],
  },
  {
    title: texts.support,
    links: [
      policy('orderingGuide'),
      policy('paymentGuide'),
      [texts.lookUp, paths.orderLookUp()],
      policy('support'),
    ],
  },
  {
    title: texts.policies,
    links: [policy('shipping'), policy('returns'), policy('inspection')],
  },
] as const

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The company, its policies and contacts. */
export function SiteFooter({ site, year }: { site: Site; year: number }) {
  return (
    <footer className={clsx(styles.footer, 'print:hidden')}>
      <div className={styles.eave} aria-hidden="true" />
      <div className="wrap-wide">
        <div className={styles.grid}>
          <div className={styles.shop}>
            <p className={styles.name}>
              <ShopMark iconUrl={site.iconUrl} size={34} />
              {site.name}
            </p>
            <p>{layout.tagline}</p>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(([label, href]) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section className={styles.contact} aria-label={texts.contact}>
            <h2 className={styles.title}>{texts.contact}</h2>
            <dl>
              <Fact label={texts.hotline}>
                {site.hotlines.map((number) => (
                  <a key={number} href={telHref(number)} className="num">
                    {number}
                  </a>
                ))}
              </Fact>
              {site.zaloUrl ? (
                <Fact label={shopContact.zalo}>
                  <a href={site.zaloUrl} target="_blank" rel="noopener noreferrer">
                    {site.zaloUrl.replace('https://', '')}
                  </a>
                </Fact>
              ) : null}
              <Fact label={texts.email}>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </Fact>
              <Fact label={texts.address}>{site.address}</Fact>
              <Fact label={texts.warehouse}>{site.warehouse}</Fact>
            </dl>
          </section>
        </div>
        <p className={clsx(styles.legal, 'items-center')}>
          <span>{texts.rights(year, site.name)}</span>
          <span>{site.company}</span>
          <span>
            {`${texts.taxCode}: ${site.taxCode}${site.registration && `, ${site.registration}`}`}
          </span>
          {site.notificationUrl ? (
            <a
              href={site.notificationUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-tap items-center gap-2"
            >
              <Icon name="success" />
              {shopContact.notified}
            </a>
          ) : null}
        </p>
      </div>
    </footer>
  )
}
