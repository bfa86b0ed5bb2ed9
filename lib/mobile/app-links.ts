/** The apps that may open the shop's URLs; null or empty where there is none. */
export type AppLinks = {
  android: { packageName: string; certificates: readonly string[] } | null
  /** `TEAMID.bundle.id`, one per app. */
  ios: readonly string[]
}

/** What stays in the browser: the webview's own pages, calls, sign-out, and orders that only a cookie opens. */
const excluded = [
  '/mobile/*',
  '/api/*',
  '/logout',
  '/xac-nhan-don-hang/*',
  '/confirm-order/*',
] as const

/** Android takes no paths here: the app's intent filters exclude them. */
export const assetLinks = ({ android }: AppLinks) =>
  android && [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: android.packageName,
        sha256_cert_fingerprints: android.certificates,
      },
    },
  ]

export const appleAppSiteAssociation = ({ ios }: AppLinks) =>
  ios.length === 0
    ? null
    : {
        applinks: {
          details: [
            {
              appIDs: ios,
              components: [
                ...excluded.map((path) => ({ '/': path, exclude: true })),
                { '/': '/*' },
              ],
            },
          ],
        },
      }

/** The file as JSON without a redirect, as both systems require; 404 when no app is configured. */
export const linkFile = (content: object | null): Response =>
  content === null
    ? new Response(null, { status: 404 })
    : Response.json(content, { headers: { 'cache-control': 'public, max-age=3600' } })
