import type { ServerResponse } from 'node:http'
import { filePolicy } from '@/lib/security/content-security-policy'

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), browsing-topics=()',
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
}
const yearOfHttps = 'max-age=31536000'

/** Pictures and icons are shown elsewhere too, in mails and in the apps. */
const isShared = (pathname: string) =>
  /^\/(?:media|og)\/|^\/[\w.-]+\.(?:png|svg|ico)$/.test(pathname)

export const securityHeaders = (isHttps: boolean, pathname: string): Record<string, string> => ({
  ...headers,
  'Cross-Origin-Resource-Policy': isShared(pathname) ? 'cross-origin' : 'same-origin',
  ...(isHttps && { 'Strict-Transport-Security': yearOfHttps }),
})

/** On every answer, whoever makes it; a page replaces the policy by its own. */
export function setSecurityHeaders(response: ServerResponse, isHttps: boolean, pathname: string) {
  for (const [name, value] of Object.entries(securityHeaders(isHttps, pathname)))
    response.setHeader(name, value)
}
