import { expect, test } from '@jest/globals'
import { readEnv } from '@/lib/env'
import { appleAppSiteAssociation, assetLinks, linkFile } from '@/lib/mobile/app-links'

const certificate = Array(32).fill('A1').join(':')

test('without an app neither file is there', () => {
  const { appLinks } = readEnv({})
  expect(linkFile(assetLinks(appLinks)).status).toBe(404)
  expect(linkFile(appleAppSiteAssociation(appLinks)).status).toBe(404)
})

test('an Android app is named with its certificates', async () => {
  const { appLinks } = readEnv({
    APP_LINKS_ANDROID_PACKAGE: 'vn.hiensach.app',
    APP_LINKS_ANDROID_CERTS: `${certificate}, ${certificate}`,
  })
  const file = linkFile(assetLinks(appLinks))
  expect(file.headers.get('content-type')).toBe('application/json')
  expect(await file.json()).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'vn.hiensach.app',
        sha256_cert_fingerprints: [certificate, certificate],
      },
    },
  ])
})

test('an iOS app opens everything but its own webview’s pages, calls, the way out and an order', async () => {
  const { appLinks } = readEnv({ APP_LINKS_IOS: 'AB12CD34EF.vn.hiensach.app' })
  const file = linkFile(appleAppSiteAssociation(appLinks))
  expect(file.headers.get('content-type')).toBe('application/json')
  const { applinks } = (await file.json()) as ReturnType<typeof appleAppSiteAssociation> & object
  const [{ appIDs, components } = { appIDs: [], components: [] }] = applinks.details
  expect(appIDs).toEqual(['AB12CD34EF.vn.hiensach.app'])
  const left = components.filter((one) => 'exclude' in one).map((one) => one['/'])
  expect(left).toEqual(
    expect.arrayContaining(['/mobile/*', '/api/*', '/logout', '/xac-nhan-don-hang/*']),
  )
  expect(components.at(-1)).toEqual({ '/': '/*' })
})

test.each([
  [{ APP_LINKS_ANDROID_PACKAGE: 'vn.hiensach.app' }, /APP_LINKS_ANDROID/],
  [{ APP_LINKS_ANDROID_CERTS: certificate }, /APP_LINKS_ANDROID/],
  [
    { APP_LINKS_ANDROID_PACKAGE: 'vn.hiensach.app', APP_LINKS_ANDROID_CERTS: 'A1:B2' },
    /APP_LINKS_ANDROID_CERTS/,
  ],
  [{ APP_LINKS_IOS: 'vn.hiensach.app' }, /APP_LINKS_IOS/],
])('%j is refused and the field named', (variables, complaint) => {
  expect(() => readEnv(variables)).toThrow(complaint)
})
