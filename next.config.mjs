// @ts-check
/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The gateway compresses, so that a page is compressed once and not per visitor.
  compress: process.env.BEHIND_GATEWAY !== '1',
  ...(process.env.NEXT_OUTPUT === 'standalone' && { output: 'standalone' }),
  images: { unoptimized: true },
  agentRules: false,
  // `npm run typecheck` checks them, also in CI; a shop that starts need not wait for it.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    rules: {
      './contract/**/*.ts': {
        condition: 'browser',
        loaders: ['./scripts/contract-for-browsers.cjs'],
      },
    },
  },
  // What is built once and thrown away needs no cache for the next build.
  experimental: { turbopackFileSystemCacheForBuild: !process.env.CI },
  // Titles and descriptions stand in the head for everybody: a remembered page is one page.
  htmlLimitedBots: /.*/,
  // As the gateway sends them (server/page-cache/static-files.ts): a font that is cut anew gets another number in its name.
  headers: async () => [
    {
      source: '/:font([\\w-]+\\.\\d+\\.woff2)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}

export default config
