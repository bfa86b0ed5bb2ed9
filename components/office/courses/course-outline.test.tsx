/** @jest-environment jsdom */
import { TextEncoder } from 'node:util'
import { expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Chapter } from '@/components/office/courses/outline'
import { mockBrowserApis, renderPage } from '@/components/ui/testing'

// The admin framework's router asks for it while it is loaded, and jsdom has none.
Object.assign(globalThis, { TextEncoder })
const { CourseOutline } = await import('@/components/office/courses/course-outline')

const lesson = (id: number, name: string) => ({ id, name, isPreview: false, isPublished: true })

function Outline({
  chapters,
  onSave,
}: {
  chapters: Chapter[]
  onSave: (chapters: Chapter[]) => void
}) {
  const form = useForm({ defaultValues: { chapters } })
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit((values) => onSave(values.chapters))}>
        <CourseOutline source="chapters" />
        <button type="submit">Lưu</button>
      </form>
    </FormProvider>
  )
}

function show(chapters: Chapter[]) {
  const saved: Chapter[][] = []
  mockBrowserApis()
  renderPage(<Outline chapters={chapters} onSave={(next) => saved.push(next)} />)
  const press = (name: string, at = 0) =>
    fireEvent.click(screen.getAllByRole('button', { name })[at] ?? document.body)
  const type = (label: string, value: string, at = 0) =>
    fireEvent.change(screen.getAllByLabelText(label)[at] ?? document.body, { target: { value } })
  return { saved, press, type }
}

const isBlocked = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

test('a chapter with a lesson is added, named and saved', async () => {
  const { saved, press, type } = show([])
  press('Thêm chương')
  press('Thêm bài')
  press('Lưu')
  expect(await screen.findByText('Mỗi chương, mỗi bài cần một tên.')).toBeTruthy()
  type('Chương 1', 'Phân số')
  type('Bài 1', 'Rút gọn')
  press('Lưu')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toEqual([
    { name: 'Phân số', lessons: [{ name: 'Rút gọn', isPreview: false, isPublished: false }] },
  ])
})

test('a lesson goes into the next chapter; only a draft can be left out', async () => {
  const { saved, press } = show([
    { id: 1, name: 'Một', lessons: [lesson(1, 'a'), lesson(2, 'b')] },
    { id: 2, name: 'Hai', lessons: [] },
  ])
  expect(isBlocked('Đưa bài a lên trước')).toBe(true)
  press('Đưa bài a lên trước')
  press('Đưa bài b xuống sau')
  expect(isBlocked('Đưa bài b xuống sau')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Bỏ bài b' })).toBeNull()
  fireEvent.click(screen.getAllByRole('checkbox', { name: 'Hiện' })[0] ?? document.body)
  press('Bỏ bài a')
  press('Lưu')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.map(({ lessons }) => lessons.map(({ name }) => name))).toEqual([[], ['b']])
})

test('a lesson moved with the keyboard keeps the focus, into the next chapter and to its end', () => {
  show([
    { id: 1, name: 'Một', lessons: [lesson(1, 'a'), { ...lesson(2, 'b'), id: undefined }] },
    { id: 2, name: 'Hai', lessons: [lesson(3, 'c')] },
  ])
  const down = () => screen.getByRole('button', { name: 'Đưa bài b xuống sau' })
  down().focus()
  for (const isAtTheEnd of [false, true]) {
    fireEvent.click(document.activeElement ?? document.body)
    expect(document.activeElement).toBe(down())
    expect(isBlocked('Đưa bài b xuống sau')).toBe(isAtTheEnd)
  }
})

test('a chapter that is not saved yet keeps the focus when it moves', () => {
  const { press } = show([
    { id: 1, name: 'Một', lessons: [] },
    { id: 2, name: 'Hai', lessons: [] },
  ])
  press('Thêm chương')
  screen.getByRole('button', { name: 'Đưa chương 3 lên trước' }).focus()
  for (const name of ['Đưa chương 2 lên trước', 'Đưa chương 1 lên trước']) {
    fireEvent.click(document.activeElement ?? document.body)
    expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  }
})
