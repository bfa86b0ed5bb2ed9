/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { Tabs } from '@/components/ui/tabs'

const tabs = ['Văn học', 'Kinh tế', 'Thiếu nhi'].map((label, index) => ({
  id: String(index),
  label,
  panel: <p>Sách {label}</p>,
}))

test('all panels are in the document, one is shown, arrow keys select', () => {
  render(<Tabs label="Bán chạy" tabs={tabs} />)
  expect(screen.getAllByText(/^Sách/)).toHaveLength(3)
  expect(screen.getByRole('tabpanel').textContent).toBe('Sách Văn học')
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Văn học' }), { key: 'ArrowLeft' })
  expect(screen.getByRole('tabpanel').textContent).toBe('Sách Thiếu nhi')
  expect(document.activeElement?.textContent).toBe('Thiếu nhi')
  fireEvent.click(screen.getByRole('tab', { name: 'Kinh tế' }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Kinh tế')
})
