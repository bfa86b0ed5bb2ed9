// @ts-check
/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The front door compresses, so that a page is compressed once and not per visitor.
  compress: false,
  // A page loads the styles it draws with: merged by the default rule, every page would load those of the whole shop.
  experimental: { cssChunking: { type: 'graph', requestCost: 4000 } },
  images: { unoptimized: true },
  agentRules: false,
  // Titles and descriptions stand in the head for everybody: a remembered page is one page.
  htmlLimitedBots: /.*/,
}

export default config
