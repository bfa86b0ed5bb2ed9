import { allPages } from '@/lib/routes/pages'

/** Listed for search engines and the same for everybody; what talks to an app or answers for one order is neither. */
const readPages = allPages.filter(({ cache, sitemap }) => cache && sitemap)

const patternsOf = (pages: typeof allPages) =>
  pages.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1'))

const isNoPage = '[download], [target], [data-dialog], [aria-current="page"]'

const ruleFor = (pages: typeof allPages) => ({
  where: {
    and: [{ href_matches: patternsOf(pages) }, { not: { selector_matches: isNoPage } }],
  },
  eagerness: 'moderate',
})

/** What a list shows first is fetched as soon as it is seen, where the browser finds the connection good enough and Save-Data is off. */
const firstOfList = 'main ul > li:nth-child(-n+4) a:not([data-dialog])'
/** The browser sends it along, so that a page that is not in the cache is not rendered for this. */
export const FIRST_TAG = 'first'

/** Read pages are prerendered when a link to them is rested on or pressed; those that start by themselves are only fetched. */
export const speculationRules = JSON.stringify({
  prerender: [ruleFor(readPages.filter(({ cache }) => !cache?.startsAtOnce))],
  prefetch: [
    ruleFor(readPages.filter(({ cache }) => cache?.startsAtOnce)),
    {
      tag: FIRST_TAG,
      where: {
        and: [{ href_matches: patternsOf(readPages) }, { selector_matches: firstOfList }],
      },
      eagerness: 'eager',
    },
  ],
})
