import type { Page } from 'playwright/test'
import {
  bar,
  begin,
  countCalls,
  goTo,
  handIn,
  question,
  result,
  saveState,
  signInQuietly,
} from '@/e2e/support/exam-attempt'
import { answersSurviveKills, sleepOverTheEnd } from '@/e2e/support/killable-browser'
import { dialog, signIn } from '@/e2e/support/people'
import { pupil } from '@/e2e/support/sample-accounts'
import { longExam, shortExam } from '@/e2e/support/sample-exams'
import { expect, test } from '@/e2e/support/test'

const path = `/bai-kiem-tra/${longExam.id}`
const elsewhere = 'Bài đang được làm ở thẻ hoặc thiết bị khác'
/** In full this takes its time. */
const isFull = process.env.FULL === '1'
const kills = isFull ? 20 : 2
const network = /Failed to load resource|net::ERR/

test('an answer given 50 ms before the browser is killed is there when it starts again', async ({
  baseURL,
}) => {
  test.setTimeout(90_000 + kills * 30_000)
  const survived = await answersSurviveKills(baseURL ?? '', kills)
  expect(survived).toEqual(Array(kills).fill(true))
})

// Real minutes pass here: the gate has the same with the page's own clock below.
if (isFull) {
  test('a laptop asleep over the end hands in what was saved, whenever it wakes', async ({
    baseURL,
  }) => {
    test.setTimeout(420_000)
    expect(await sleepOverTheEnd(baseURL ?? '', 80)).toContain('Bài được nộp khi hết giờ.')
    expect(await sleepOverTheEnd(baseURL ?? '', 140)).toContain(
      'hệ thống đã nộp những gì bạn đã lưu',
    )
  })
}

test('a minute without a network in the middle of an exam costs nothing', async ({
  page,
  context,
  console,
}) => {
  console.allow(network)
  await page.clock.install()
  await signInQuietly(page)
  await begin(page, path)
  await page.getByRole('radio').first().check()
  await expect(saveState(page)).toContainText('Đã lưu lúc')
  await context.setOffline(true)
  await goTo(page, 5)
  await page.getByLabel('Câu trả lời của bạn').fill('3,14')
  await expect(saveState(page)).toContainText('Mất kết nối. Bài làm vẫn được lưu trên máy này.')
  await page.clock.fastForward(60_000)
  await page.getByLabel('Câu trả lời của bạn').fill('3,1416')
  await expect(bar(page)).toContainText('2/50 câu')
  await context.setOffline(false)
  await expect(saveState(page)).toContainText('Đã lưu lúc')
  await page.reload()
  await expect(page.getByLabel('Câu trả lời của bạn')).toHaveValue('3,1416')
  await goTo(page, 1)
  await expect(page.getByRole('radio').first()).toBeChecked()
})

test('of two tabs one works and the other shows; it may take over with everything', async ({
  page,
  context,
}) => {
  await signInQuietly(page)
  await begin(page, path)
  await page.getByRole('radio').nth(1).check()
  const other = await context.newPage()
  await other.goto(path)
  await expect(other.getByText(elsewhere, { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Tiếp tục ở đây' }).click()
  await expect(question(other, 1)).toBeVisible()
  await expect(other.getByRole('radio').nth(1)).toBeChecked()
  await expect(page.getByText(elsewhere, { exact: true })).toBeVisible()
  await expect(page.getByRole('radio').nth(0)).toBeDisabled()
  await other.getByRole('radio').nth(2).check()
  await expect(saveState(other)).toContainText('Đã lưu lúc')
  await page.getByRole('button', { name: 'Tiếp tục ở đây' }).click()
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await expect(page.getByRole('radio').nth(2)).toBeEnabled()
})

test('another device is asked before it takes an exam over, and then has every answer', async ({
  page,
  browser,
  console,
}) => {
  console.allow(network)
  await signInQuietly(page)
  await begin(page, path)
  await page.getByRole('radio').nth(3).check()
  await expect(saveState(page)).toContainText('Đã lưu lúc')
  const device = await (await browser.newContext()).newPage()
  await signInQuietly(device)
  await device.goto(path)
  await device.getByRole('button', { name: 'Tiếp tục ở đây' }).click()
  await expect(device.getByRole('radio').nth(3)).toBeChecked()
  await page.getByRole('radio').nth(0).check()
  await expect(page.getByText(elsewhere, { exact: true })).toBeVisible()
  await device.context().close()
})

test('the session ends in the middle: signed in again, one goes on where one was', async ({
  page,
  context,
  console,
}) => {
  console.allow(network)
  await signInQuietly(page)
  await begin(page, path)
  await goTo(page, 5)
  await context.clearCookies({ name: /session/ })
  await page.getByLabel('Câu trả lời của bạn').fill('viết dở')
  await expect(page.getByText('Phiên đăng nhập đã hết')).toBeVisible()
  await expect(page.getByLabel('Câu trả lời của bạn')).toHaveValue('viết dở')
  await expect(dialog(page, 'Đăng nhập')).toBeVisible()
  await signIn(page, pupil)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(question(page, 5)).toBeVisible()
  await expect(page.getByLabel('Câu trả lời của bạn')).toHaveValue('viết dở')
  await expect(page.getByText('Đã khôi phục 1 câu trả lời chưa được lưu.')).toBeVisible()
  await expect(saveState(page)).toContainText('Đã lưu lúc')
})

test('the session ends while handing in: signed in again, it is handed in', async ({
  page,
  context,
  console,
}) => {
  console.allow(network)
  await signInQuietly(page)
  await begin(page, path)
  await page.getByRole('radio').first().check()
  await expect(saveState(page)).toContainText('Đã lưu lúc')
  await bar(page).getByRole('button', { name: 'Nộp bài' }).click()
  await context.clearCookies({ name: /session/ })
  await dialog(page, 'Nộp bài?').getByRole('button', { name: 'Nộp bài' }).click()
  await expect(page.getByText('Phiên đăng nhập đã hết').first()).toBeVisible()
  await expect(dialog(page, 'Đăng nhập')).toBeVisible()
  await signIn(page, pupil)
  await expect(result(page)).toBeVisible()
})

test('a clock that is wrong by a day changes nothing', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 24 * 60 * 60 * 1000 })
  await signInQuietly(page)
  await begin(page, path)
  await expect(page.getByRole('timer')).toHaveText(/^1:(30:00|29:\d\d)$/)
  // The laptop wakes, and its clock says that two hours are gone: the server's word counts.
  await page.clock.setSystemTime(Date.now() + 26 * 60 * 60 * 1000)
  await page.getByRole('radio').first().check()
  await expect(saveState(page)).toContainText('Đã lưu lúc')
  await expect(page.getByRole('timer')).toHaveText(/^1:(30:00|2\d:\d\d)$/)
  await expect(bar(page).getByRole('button', { name: 'Nộp bài' })).toBeEnabled()
})

/** What makes the page use a call that answers 500. */
const provoke = {
  Detail: (page: Page) => page.getByRole('button', { name: 'Làm lại' }).click(),
  DoExam: (page: Page) => page.getByRole('button', { name: 'Làm lại' }).click(),
  SaveExam: (page: Page) => page.getByRole('radio').nth(1).check(),
  SubmitExam: handIn,
}
const reloads = { Detail: 1, DoExam: 1, SaveExam: 0, SubmitExam: 2 }
/** What is sent again by itself, without an end. */
const goesOn = (call: keyof typeof reloads) => call === 'SaveExam' || call === 'SubmitExam'
const mayGoOn = (page: Page) => page.getByRole('button', { name: /^(Nộp bài|Làm lại)$/ })
const briefly = { timeout: 1_000 }

/** Lets the page's time pass, half a minute at a time, until something is so; the machine's own time goes as it will. */
const passUntil = (page: Page, isSo: () => Promise<void> | void) =>
  expect(async () => {
    try {
      await isSo()
    } catch (error) {
      await page.clock.fastForward(31_000)
      throw error
    }
  }).toPass({ timeout: 40_000, intervals: [500] })

for (const call of ['Detail', 'DoExam', 'SaveExam', 'SubmitExam'] as const) {
  test(`errors from ${call} reload the page ${reloads[call]} times and lose nothing`, async ({
    page,
    console,
  }) => {
    console.allow(network)
    await page.clock.install()
    await signInQuietly(page)
    await begin(page, path)
    await page.getByRole('radio').first().check()
    await expect(saveState(page)).toContainText('Đã lưu lúc')
    if (call === 'Detail' || call === 'DoExam') {
      await handIn(page)
      await expect(page.getByRole('button', { name: 'Làm lại' })).toBeVisible()
    }
    // What still loads here is no reload.
    await page.waitForLoadState()
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    let asked = 0
    const calls = `**/api/Examination/${call}**`
    await page.route(calls, (route) => {
      asked += 1
      return route.fulfill({ status: 500, json: {} })
    })
    await provoke[call](page)
    if (goesOn(call)) {
      await passUntil(page, () => expect(loads).toBe(reloads[call]))
      // However often it is asked again, the page stays.
      const before = asked
      await passUntil(page, () => expect(asked).toBeGreaterThan(before + 4))
    } else {
      // No time has to pass, and none may: half a minute ends a call that is under way.
      await expect.poll(() => loads).toBe(reloads[call])
      await expect(mayGoOn(page)).toBeVisible()
      for (let minute = 0; minute < 5; minute++) await page.clock.fastForward(61_000)
    }
    expect(loads).toBe(reloads[call])
    await page.unroute(calls)
    // It hands itself in as soon as it can.
    if (call === 'SubmitExam')
      return passUntil(page, () => expect(result(page)).toBeVisible(briefly))
    await page.goto(path)
    if (call === 'SaveExam') await expect(page.getByRole('radio').nth(1)).toBeChecked()
    else await expect(mayGoOn(page)).toBeVisible()
  })
}

test('a list of exams that cannot be fetched reloads the page once, then offers to try again', async ({
  page,
  console,
}) => {
  console.allow(network)
  await signInQuietly(page)
  let asked = 0
  const calls = '**/api/Examination/GetExaminations**'
  await page.route(calls, (route) => {
    asked += 1
    return route.fulfill({ status: 500, json: {} })
  })
  await page.goto('/thu-vien/khoa-hoc/1')
  const section = page.getByRole('region', { name: 'Bài kiểm tra của khóa học' })
  await expect.poll(() => asked).toBe(2)
  await expect(section).toContainText('Chưa tải được danh sách bài.')
  await page.unroute(calls)
  await section.getByRole('button', { name: 'Thử lại' }).click()
  await section.getByRole('link', { name: /^Kiểm tra cuối khóa Toán lớp 1/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kiểm tra cuối khóa Toán lớp 1')
})

test('when time is up the attempt hands itself in', async ({ page }) => {
  await page.clock.install()
  await signInQuietly(page)
  await begin(page, `/bai-kiem-tra/${shortExam.id}`)
  await page.getByRole('radio').first().check()
  await expect(saveState(page)).toContainText('Đã lưu lúc')
  // The hand-in comes up to three seconds later, at random: the clock stands until it is told to go on.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 61_000)
  await expect(page.getByText('Hết giờ làm bài, đang nộp bài…')).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(result(page)).toContainText('Bài được nộp khi hết giờ.')
})

test('pressing the last button twice hands in once', async ({ page }) => {
  await signInQuietly(page)
  await begin(page, path)
  const submits = countCalls(page, 'SubmitExam')
  await bar(page).getByRole('button', { name: 'Nộp bài' }).click()
  await dialog(page, 'Nộp bài?').getByRole('button', { name: 'Nộp bài' }).dblclick()
  await expect(result(page)).toBeVisible()
  expect(submits()).toBe(1)
})
