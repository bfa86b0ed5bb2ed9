// A Chromium as people have it. Those that automation starts neither prerender nor run what a test adds to a prerendered page,
// so this one is told what to do over its debugging protocol.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'undici'

const START_MS = 60_000

async function start(profile, executablePath) {
  const args = ['--headless=new', '--no-sandbox', '--no-first-run', '--disable-dev-shm-usage']
  const browser = spawn(
    executablePath,
    [...args, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const lines = createInterface({ input: browser.stderr, signal: AbortSignal.timeout(START_MS) })
  for await (const line of lines) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? []
    if (!address) continue
    browser.stderr.resume()
    return { browser, address }
  }
  throw new Error('Chromium did not start')
}

/** Sends commands and hears events of all that is attached, by the names of the protocol. */
async function connect(address, onEvent) {
  const socket = new WebSocket(address)
  const waiting = new Map()
  // Who is gone answers nothing.
  const giveUp = (gone) => {
    for (const [id, { sessionId, reject }] of waiting)
      if (sessionId === gone && waiting.delete(id)) reject(new Error('The page is gone'))
  }
  socket.onmessage = ({ data }) => {
    const { id, result, error, ...event } = JSON.parse(data)
    if (id === undefined) {
      if (event.method === 'Target.detachedFromTarget') giveUp(event.params.sessionId)
      return onEvent(event)
    }
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('Chromium cannot be told anything'))
  })
  let count = 0
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      const id = ++count
      waiting.set(id, { sessionId, resolve, reject })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  return { send, close: () => socket.close() }
}

/**
 * Opens one tab. `script` runs first in each of its documents, prerendered ones too; `onPreload` hears of prefetches and prerenders.
 */
export async function openPlainChromium({ executablePath, script, onPreload }) {
  const profile = mkdtempSync(join(tmpdir(), 'hien-sach-profile-'))
  const { browser, address } = await start(profile, executablePath)
  const sessions = new Map()
  let page
  let arrived
  const isOpen = new Promise((resolve) => {
    arrived = resolve
  })
  const open = (sessionId) => {
    page = sessionId
    arrived()
  }
  const everything = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }

  // Nothing is waited for: what is attached does not run, and may end before it answers.
  const setUp = ({ sessionId, targetInfo: { targetId, type, subtype } }) => {
    const tell = (method, params) => send(method, params, sessionId).catch(() => undefined)
    if (type === 'tab') tell('Target.setAutoAttach', { ...everything, filter: [{}] })
    if (type === 'page') {
      sessions.set(targetId, sessionId)
      if (!subtype) open(sessionId)
      tell('Page.enable')
      tell('Preload.enable')
      tell('Page.addScriptToEvaluateOnNewDocument', { source: script })
    }
    tell('Runtime.runIfWaitingForDebugger')
  }
  const noteOpened = ({ targetId, subtype }) => {
    const sessionId = sessions.get(targetId)
    if (!subtype && sessionId) open(sessionId)
  }
  const { send, close } = await connect(address, ({ method, params }) => {
    if (method === 'Target.attachedToTarget') setUp(params)
    // A prerendered page that is opened becomes the page of the tab.
    if (method === 'Target.targetInfoChanged') noteOpened(params.targetInfo)
    if (method?.startsWith('Preload.')) onPreload(method, params)
  })
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] })
  await send('Target.attachToTarget', { targetId: targetInfos[0].targetId, flatten: true })
  await isOpen

  const evaluate = async (expression) => {
    const options = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await send('Runtime.evaluate', options, page)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description)
    return result.value
  }
  return {
    evaluate,
    tell: (method, params) => send(method, params, page),
    close: async () => {
      const ended = once(browser, 'exit')
      await send('Browser.close')
      close()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
