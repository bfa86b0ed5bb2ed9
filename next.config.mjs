// @ts-check
/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The front door compresses, so that a page is compressed once and not per visitor.
  compress: false,
  // Every browser named in package.json knows color-scheme; what stands in for light-dark() would go to each page for nothing.
  experimental: { lightningCssFeatures: { exclude: ['light-dark'] } },
  images: { unoptimized: true },
  agentRules: false,
  // Titles and descriptions stand in the head for everybody: a remembered page is one page.
  htmlLimitedBots: /.*/,
}

export default config
