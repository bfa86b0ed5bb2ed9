import { expect, test } from '@jest/globals'
import {
  AppRouterContext,
  type AppRouterInstance,
} from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { renderToString } from 'react-dom/server'
import { MyCoursesView } from '@/components/learning/my-courses-view'

const nowhere = {} as AppRouterInstance
const places = { course: () => '/', lesson: () => '/' }

test('as the page was sent its form cannot be sent, so no code gets into the address', () => {
  const html = renderToString(
    <AppRouterContext.Provider value={nowhere}>
      <MyCoursesView list={null} page={1} places={places} />
    </AppRouterContext.Provider>,
  )
  expect(html).toContain('name="code"')
  expect(html).not.toContain('type="submit"')
})
