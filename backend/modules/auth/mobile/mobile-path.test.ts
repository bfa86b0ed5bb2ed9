import { expect, test } from '@jest/globals'
import { mobilePath } from '@/backend/modules/auth/mobile/mobile-path'

test.each([
  '/mobile/exam/12',
  '/mobile/mycourse/lesson/4',
  '/mobile/myExercise/9?examResultId=3',
  '/mobile/news/hoi-sach-2026#doan-2',
  '/mobile/news/x/mobile/session',
])('%s is a page of the app', (address) => {
  expect(mobilePath(address)).toBe(address)
})

test.each([
  '',
  'mobile/exam/12',
  '/mobile',
  '/mobile/',
  '/mobile//evil.example',
  '//evil.example/mobile/exam/1',
  '/\\evil.example/mobile/exam/1',
  '/%5cevil.example',
  '/mobile/%2f%2fevil.example',
  '/mobile/..%2flogin',
  '/mobile/../tai-khoan',
  '/mobile/%2e%2e/tai-khoan',
  '/mobile\t/exam/1',
  'https://evil.example/mobile/exam/1',
  'javascript:alert(1)',
  '/tai-khoan',
  '/mobile/session?code=x',
  '/mobile/SESSION',
  '/tai-khoan/mobile/exam',
])('%j is none', (address) => {
  expect(mobilePath(address)).toBeNull()
})
