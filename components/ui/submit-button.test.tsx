import { expect, test } from '@jest/globals'
import { renderToString } from 'react-dom/server'
import { SubmitButton } from '@/components/ui/submit-button'

test('before hydration a form cannot be submitted, so nothing typed gets into the URL', () => {
  const html = renderToString(<SubmitButton>Gửi</SubmitButton>)
  expect(html).toContain('type="button"')
  expect(html).toContain('aria-busy="true"')
})
