import { officeCustomers as texts } from '@/lib/messages/office-customers'

// The first that fits: Edge names Chrome too, and Chrome names Safari.
const browsers: readonly [RegExp, string][] = [
  [/Zalo/, 'Zalo'],
  [/Edg/, 'Edge'],
  [/OPR|Opera/, 'Opera'],
  [/coc_coc_browser|CocCoc/i, 'Cốc Cốc'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const nameIn = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** What a browser calls itself, as a person would. */
export function deviceName(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '')
  const system = nameIn(systems, userAgent ?? '')
  if (browser && system) return texts.on(browser, system)
  return browser ?? system ?? texts.device
}
