import { iconAt } from '@/contract/shop/settings'
import type { Site } from '@/lib/site'

type Shop = Pick<Site, 'name' | 'company' | 'address' | 'hotlines' | 'email'>

/** What the shop is recognised by in search results. */
export const logoOf = ({ logoUrl, iconUrl }: Pick<Site, 'logoUrl' | 'iconUrl'>): string =>
  logoUrl ?? (iconUrl ? iconAt(iconUrl, 512) : '/icon.svg')

/** schema.org Organization and WebSite: who the shop is and where its search takes a text. */
export const siteJsonLd = (
  { name, company, address, hotlines, email }: Shop,
  { origin, logoUrl, searchUrl }: { origin: string; logoUrl: string; searchUrl: string },
) => ({
  '@graph': [
    {
      '@type': ['Organization', 'OnlineStore'],
      '@id': `${origin}/#shop`,
      name,
      legalName: company,
      url: `${origin}/`,
      logo: logoUrl,
      email,
      telephone: hotlines[0],
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'VN' },
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name,
      url: `${origin}/`,
      inLanguage: 'vi',
      publisher: { '@id': `${origin}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
})
