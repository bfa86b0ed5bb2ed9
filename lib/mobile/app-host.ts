type Post = { postMessage?: (text: string) => void }

/** What the four kinds of app add to a page's window. */
export type AppWindow = {
  /** flutter_inappwebview; takes messages only after its ready event. */
  flutter_inappwebview?: {
    callHandler?: (name: string, text: string) => unknown
    _platformReady?: boolean
  }
  /** react-native-webview. */
  ReactNativeWebView?: Post
  /** WKWebView with a script message handler. */
  webkit?: { messageHandlers?: { appBridge?: Post } }
  /** A web message listener of Android, or a JavaScriptChannel of webview_flutter. */
  AppBridge?: Post & { onmessage?: ((event: { data: unknown }) => void) | null }
  addEventListener: (type: string, listener: () => void) => void
}

export type Host = {
  send: (text: string) => void
  /** Calls back once the host takes messages, which may be at once. */
  whenReady: (listener: () => void) => void
}

const HANDLER = 'appBridge'
const FLUTTER_READY = 'flutterInAppWebViewPlatformReady'
/** Old versions of the plug-in do not tell that their ready event has passed. */
const FLUTTER_PATIENCE_MS = 2000

const atOnce = (listener: () => void) => listener()

function flutterHost(page: AppWindow): Host {
  return {
    send: (text) => {
      const answer = page.flutter_inappwebview?.callHandler?.(HANDLER, text)
      // An app without this handler rejects; the page does not need the answer.
      Promise.resolve(answer).catch(() => undefined)
    },
    whenReady: (listener) => {
      if (page.flutter_inappwebview?._platformReady === true) return listener()
      page.addEventListener(FLUTTER_READY, listener)
      setTimeout(() => {
        if (page.flutter_inappwebview?.callHandler) listener()
      }, FLUTTER_PATIENCE_MS)
    },
  }
}

function postHost(post: Post | undefined): Host | null {
  const postMessage = post?.postMessage
  if (!post || typeof postMessage !== 'function') return null
  // Captured once, so that nothing on the page can replace it later.
  return { send: (text) => postMessage.call(post, text), whenReady: atOnce }
}

/** The app that embeds this page; null in a browser. */
export function findHost(page: AppWindow): Host | null {
  if (page.flutter_inappwebview) return flutterHost(page)
  return (
    postHost(page.ReactNativeWebView) ??
    postHost(page.webkit?.messageHandlers?.appBridge) ??
    postHost(page.AppBridge)
  )
}
