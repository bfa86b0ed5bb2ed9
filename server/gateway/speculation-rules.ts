import { allPages } from '@/lib/routes/pages'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** Tells browsers where the rules are (https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Speculation-Rules). */
export const speculationHeader = { 'Speculation-Rules': `"${SPECULATION_RULES_PATH}"` }

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

/** Read pages are prerendered when a link to them is rested on or pressed; those that start by themselves are only fetched. */
export const speculationRules = JSON.stringify({
  prerender: [ruleFor(readPages.filter(({ cache }) => !cache?.startsAtOnce))],
  prefetch: [ruleFor(readPages.filter(({ cache }) => cache?.startsAtOnce))],
})
