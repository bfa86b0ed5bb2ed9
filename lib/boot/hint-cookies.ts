import {
  type DisplayPreferences,
  defaultPreferences,
  defaultTheme,
  formatPreferences,
  isTheme,
  parsePreferences,
  partsOf,
  themeOf,
} from '@/lib/preferences/themes'

/** Cookies without secrets that scripts may read: what the first paint needs to know about the visitor. */
export const hintCookies = {
  /** `light5.100.horizontal`, see `formatPreferences`. */
  look: 'hien-sach-look',
  /** `1` while a session exists; set and cleared together with the session's own cookie. */
  signedIn: 'hien-sach-signed-in',
  /** Sum of the quantities in the cart. */
  cartCount: 'hien-sach-cart-count',
} as const

/** Dispatched on the window once React has hydrated the page, see hydration-loader.ts. */
export const HYDRATED = 'hien-sach-hydrated'

const year = 60 * 60 * 24 * 365

export const readHint = (name: string, cookies = document.cookie) =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const writeHint = (name: string, value: string) => {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the boot script reads it synchronously; cookieStore is not everywhere yet.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : year}; SameSite=Lax${secure}`
}

/** The theme of a shop that has chosen another than the usual one. */
const shopTheme = () => {
  const { shopTheme: theme } = document.documentElement.dataset
  return isTheme(theme) ? theme : defaultTheme
}

/** What the shop shows to who has chosen nothing. */
export const shopPreferences = (): DisplayPreferences => ({
  ...defaultPreferences,
  theme: shopTheme(),
})

/** What the page shows now. */
export const currentPreferences = (): DisplayPreferences =>
  parsePreferences(readHint(hintCookies.look), shopTheme())

const darkSystem = () => window.matchMedia?.('(prefers-color-scheme: dark)')

/** The theme a page shows: in light or dark as it was chosen, or as the machine is. */
export function shownTheme({ theme, followsSystem }: DisplayPreferences) {
  const system = followsSystem ? darkSystem() : undefined
  return system ? themeOf(system.matches ? 'dark' : 'light', partsOf(theme).dye) : theme
}

/** Applies display preferences without storing them. */
export const applyPreferences = (preferences: DisplayPreferences) => {
  const { fontScale, layout } = preferences
  const root = document.documentElement
  root.dataset.theme = shownTheme(preferences)
  root.style.setProperty('--font-scale', String(fontScale / 100))
  if (layout === 'vertical') root.dataset.layout = layout
  else delete root.dataset.layout
}

/** Applies display preferences and stores them for the next visit. */
export const rememberPreferences = (preferences: DisplayPreferences) => {
  applyPreferences(preferences)
  writeHint(hintCookies.look, formatPreferences(preferences))
}

/** Removes a hint that outlived its session: the page continues as a guest's. */
export const forgetSignedIn = () => {
  writeHint(hintCookies.signedIn, '')
  delete document.documentElement.dataset.signedIn
  rememberCartCount(0)
}

/** Stores the number on the cart for the next page's first paint. */
export const rememberCartCount = (count: number) => {
  const root = document.documentElement
  if (count > 0) {
    root.dataset.cartCount = String(Math.min(count, 9999))
    root.style.setProperty('--cart-count', `"${count > 99 ? '99+' : count}"`)
  } else {
    delete root.dataset.cartCount
    root.style.removeProperty('--cart-count')
  }
  writeHint(hintCookies.cartCount, count > 0 ? String(Math.min(count, 9999)) : '')
}

/** The number on the cart now. */
export const shownCartCount = () => Number(document.documentElement.dataset.cartCount ?? 0)

/** The boot script's work, for pages React renders in the browser, where inline scripts do not run. */
export const applyHints = () => {
  applyPreferences(currentPreferences())
  const root = document.documentElement
  root.toggleAttribute('data-signed-in', readHint(hintCookies.signedIn) === '1')
  const count = Number(readHint(hintCookies.cartCount))
  if (count > 0) rememberCartCount(count)
}
