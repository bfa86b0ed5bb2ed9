import type { ServerResponse } from 'node:http'
import { filePolicy } from '@/server/html/content-security-policy'

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), browsing-topics=()',
  'Content-Security-Policy': filePolicy,
}
const yearOfHttps = 'max-age=31536000'

export const securityHeaders = (isHttps: boolean): Record<string, string> =>
  isHttps ? { ...headers, 'Strict-Transport-Security': yearOfHttps } : headers

/** On every answer, whoever makes it; a page replaces the policy by its own. */
export function setSecurityHeaders(response: ServerResponse, isHttps: boolean) {
  for (const [name, value] of Object.entries(securityHeaders(isHttps)))
    response.setHeader(name, value)
}
