import { expect, test } from '@jest/globals'
import { videoSources } from '@/lib/learning/video-sources'

test('a video comes from the admin host', () => {
  expect(videoSources('/video/a.mp4', 'https://admin.example')).toEqual([
    { src: 'https://admin.example/video/a.mp4', type: 'video/mp4' },
  ])
})

test('our own clip is offered as WebM, then as MP4', () => {
  expect(videoSources('/media/video/a.webm', '').map(({ src }) => src)).toEqual([
    '/media/video/a.webm',
    '/media/video/a.mp4',
  ])
})

test('both encodings carry the pass that opens them', () => {
  expect(videoSources('/media/a.webm?pass=1.2.x', '')).toEqual([
    { src: '/media/a.webm?pass=1.2.x', type: 'video/webm' },
    { src: '/media/a.mp4?pass=1.2.x', type: 'video/mp4' },
  ])
})

test.each([
  null,
  undefined,
  '',
  '//evil.example/a.mp4',
  '/\\evil.example',
  'https://evil.example/a.mp4',
  'a.mp4',
])('%j is no video', (url) => {
  expect(videoSources(url, 'https://admin.example')).toEqual([])
})
