import { expect, test } from '@jest/globals'
import { deviceName } from '@/components/office/customers/device-name'

test('a browser is named as its owner would name it', () => {
  const like = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  const names = [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${like} Chrome/126.0 Safari/537.36 Edg/126.0`,
    `Mozilla/5.0 (Linux; Android 14) ${like} Chrome/126.0 Mobile Safari/537.36`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1',
    'curl/8',
    null,
  ].map(deviceName)
  expect(names).toEqual([
    'Edge trên Windows',
    'Chrome trên Android',
    'Safari trên iPhone',
    'Thiết bị không rõ',
    'Thiết bị không rõ',
  ])
})
