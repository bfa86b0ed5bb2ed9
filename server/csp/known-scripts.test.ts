import { expect, test } from '@jest/globals'
import { installedReactRuntime, isReactCall } from '@/server/csp/known-scripts'

test('the renderer that is installed brings a definition of each call it may write', () => {
  const { definitions } = installedReactRuntime()
  for (const name of ['$RB=', '$RS=', '$RX=', '$RM=', 'requestAnimationFrame('])
    expect(definitions.some((definition) => definition.startsWith(name))).toBe(true)
})

test('nothing is no call', () => expect(isReactCall('', installedReactRuntime())).toBe(false))

test('styles that a late part waits for', () => {
  const runtime = installedReactRuntime()
  expect(isReactCall('$RR("B:0","S:0",[["/_next/static/a.css","high"]])', runtime)).toBe(true)
  expect(isReactCall('$RR("B:0","S:0",[["/_next/static/a.css"]]);alert(1)', runtime)).toBe(false)
})
