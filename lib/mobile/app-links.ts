/** The apps that may open the shop's addresses; null or empty where there is none. */
export type AppLinks = {
  android: { packageName: string; certificates: readonly string[] } | null
  /** `TEAMID.bundle.id`, one per app. */
  ios: readonly string[]
}

/** What stays in the browser: the webview's own pages, calls, the way out, and an order that only a cookie opens. */
const excluded = [
  '/mobile/*',
  '/api/*',
  '/logout',
  '/xac-nhan-don-hang/*',
  '/confirm-order/*',
] as const

/** Android asks for no paths here: the app's own intent filters leave the excluded ones out. */
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

/** The file as JSON without a redirect, as both systems want it; not there where no app is named. */
export const linkFile = (content: object | null): Response =>
  content === null
    ? new Response(null, { status: 404 })
    : Response.json(content, { headers: { 'cache-control': 'public, max-age=3600' } })
