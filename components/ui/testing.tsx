import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import {
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ReactNode } from 'react'
import { makeQueryClient } from '@/components/ui/query-provider'
import { ToasterHost } from '@/components/ui/toaster-host'

/** Browser interfaces that jsdom lacks; `width` answers media queries about the window's width. */
export function mockBrowserApis({ width = 1440 } = {}) {
  Object.assign(window, {
    matchMedia: (query: string) => {
      const [, bound = '', pixels = ''] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? []
      const matches = bound === 'min' ? width >= Number(pixels) : width <= Number(pixels)
      return { matches, addEventListener() {}, removeEventListener() {} }
    },
    ResizeObserver: class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  })
  Element.prototype.getAnimations = () => []
  if (!AbortSignal.timeout) AbortSignal.timeout = () => new AbortController().signal
}

const noParams = {}

/** Renders inside Next's and our providers; counts refreshes and records navigations and prefetches. */
export function renderPage(ui: ReactNode, { pathname = '/trang-chu', search = '' } = {}) {
  const count = { refreshes: 0 }
  const visited: string[] = []
  const go = (href: string) => {
    visited.push(href)
  }
  const prefetched: string[] = []
  const nothing = () => undefined
  const router: AppRouterInstance = {
    push: go,
    replace: go,
    back: nothing,
    forward: nothing,
    refresh: () => {
      count.refreshes += 1
    },
    prefetch: (href) => {
      prefetched.push(href)
    },
    bfcacheId: '',
  }
  const client = makeQueryClient()
  client.setDefaultOptions({ ...client.getDefaultOptions(), queries: { retry: false } })
  const frame = (page: ReactNode) => (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={pathname}>
        <SearchParamsContext.Provider value={new URLSearchParams(search)}>
          <PathParamsContext.Provider value={noParams}>
            <QueryClientProvider client={client}>
              {page}
              <ToasterHost />
            </QueryClientProvider>
          </PathParamsContext.Provider>
        </SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  )
  const view = render(frame(ui))
  const rerenderPage = (page: ReactNode) => view.rerender(frame(page))
  return { ...view, rerenderPage, count, client, visited, prefetched }
}
