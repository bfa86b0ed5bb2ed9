import { expect, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { SubmitButton } from '@/components/ui/submit-button'

test('before its script runs a form cannot be sent, so nothing typed gets into the address', () => {
  const html = renderToString(<SubmitButton>Gửi</SubmitButton>)
  expect(html).toContain('type="button"')
  expect(html).toContain('aria-busy="true"')
})
