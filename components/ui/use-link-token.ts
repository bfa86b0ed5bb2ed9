'use client'

import { useEffect, useState } from 'react'

/** The secret behind the `#` of a mailed link, which no server is sent; undefined until the browser has been asked. */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null | undefined>()
  useEffect(() => {
    const read = () => setToken(window.location.hash.slice(1) || null)
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return token
}
