import type { AppWindow } from '@/lib/mobile/app-host'

export const hostNames = ['flutter', 'reactNative', 'webkit', 'android'] as const
export type HostName = (typeof hostNames)[number]

/** What an app of one kind puts on a page's window, and what it has been told. */
export function fakeHost(name: HostName) {
  const heard: string[] = []
  const hear = (text: string) => {
    heard.push(text)
  }
  const hosts = {
    flutter: {
      flutter_inappwebview: {
        _platformReady: true,
        callHandler: async (handler: string, text: string) => {
          if (handler === 'appBridge') hear(text)
        },
      },
    },
    reactNative: { ReactNativeWebView: { postMessage: hear } },
    webkit: { webkit: { messageHandlers: { appBridge: { postMessage: hear } } } },
    android: { AppBridge: { postMessage: hear } },
  } satisfies Record<HostName, Partial<AppWindow>>
  return { objects: hosts[name], heard }
}
