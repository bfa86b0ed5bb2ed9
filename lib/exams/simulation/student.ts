import type { AnswerValue } from '@/contract/shop/exam-attempts'
import type { Browser } from '@/lib/exams/simulation/browser'
import type { Network } from '@/lib/exams/simulation/network'
import { exponential } from '@/lib/exams/simulation/seeded-random'
import type { VirtualTime } from '@/lib/exams/simulation/virtual-time'

const MINUTE = 60_000

type Dependencies = { time: VirtualTime; browser: Browser; network: Network; random: () => number }
export type Given = { value: AnswerValue; at: number }

/**
 * Answers for a while, thinking nine seconds each; every fifth answer is typed letter by letter. Some never press the button:
 * half of them wait for the end, half close the tab. Now and then the tab crashes and is opened again.
 */
export class Student {
  /** What stands in each field as the student left it. */
  readonly given = new Map<string, Given>()
  /** When the page was there to send anything: closed spans of time. */
  readonly present: { from: number; to: number }[] = []
  #dependencies: Dependencies
  #openedAt = 0
  #isGone = false

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
  }

  async take(): Promise<void> {
    const { time, random } = this.#dependencies
    const end = time.now() + (15 + 5 * random()) * MINUTE
    const manner = random()
    this.#crashSometimes()
    await this.#openPage()
    while (time.now() < end && !this.#isGone && !this.#isOver) {
      await time.wait(exponential(random, 9_000))
      await this.#answerSomething(random())
    }
    if (manner >= 0.85) this.#leave()
    else if (manner < 0.7) await this.#handIn()
  }

  get #isOver(): boolean {
    const { browser } = this.#dependencies
    return browser.isOpen && browser.runner.store.phase === 'finished'
  }

  /** The page loads only with a connection; one tries again every few seconds. */
  async #openPage(): Promise<void> {
    const { time, browser, network } = this.#dependencies
    while (!network.isOnline()) await time.wait(3_000)
    if (this.#isGone) return
    this.#openedAt = time.now()
    void browser.open().open(null)
    // The page may crash at any moment, so nothing here waits for a promise of its own.
    while (this.#isWaiting) {
      await time.wait(1_000)
      if (this.#isWaiting && browser.runner.store.phase === 'intro') void browser.runner.start()
    }
  }

  get #isWaiting(): boolean {
    const { browser } = this.#dependencies
    if (!browser.isOpen) return false
    const { phase } = browser.runner.store
    return (
      ['loading', 'starting', 'failed'].includes(phase) ||
      (phase === 'intro' && this.given.size === 0)
    )
  }

  async #answerSomething(chance: number): Promise<void> {
    const { browser, random } = this.#dependencies
    if (!browser.isOpen || browser.runner.store.phase !== 'inProgress') return
    const { questions } = browser.runner.store.view
    const left = questions.filter(({ questionActiveId: id }) => !this.given.has(String(id)))
    const pool = left.length > 0 ? left.slice(0, 1) : questions
    const question = pool[Math.floor(random() * pool.length)]
    if (!question) return
    const id = question.questionActiveId
    if (chance < 0.2) await this.#type(id)
    else this.#set(id, Math.floor(random() * 1_000))
    if (browser.isOpen) browser.runner.go(questions.indexOf(question) + 1)
  }

  async #type(id: number): Promise<void> {
    const { time, random } = this.#dependencies
    const length = 8 + Math.floor(random() * 17)
    for (let typed = 1; typed <= length; typed++) {
      this.#set(id, 'a'.repeat(typed) + Math.floor(random() * 10))
      await time.wait(120 + 130 * random())
    }
  }

  #set(id: number, value: AnswerValue): void {
    const { browser, time } = this.#dependencies
    // What the page does not take the student has not given: the field is frozen or not there.
    if (!browser.isOpen || browser.runner.store.phase !== 'inProgress') return
    browser.runner.answer(id, value)
    this.given.set(String(id), { value, at: time.now() })
  }

  async #handIn(): Promise<void> {
    const { time, browser } = this.#dependencies
    for (let tries = 0; tries < 100 && !this.#isOver; tries++) {
      if (browser.isOpen && browser.runner.store.phase === 'inProgress') {
        browser.runner.ask()
        await time.wait(1_500)
        if (browser.isOpen) void browser.runner.submit()
      }
      await time.wait(2_000)
    }
  }

  #leave(): void {
    const { browser } = this.#dependencies
    this.#isGone = true
    if (browser.isOpen) browser.runner.hide()
    this.#close()
  }

  #close(): void {
    const { browser, time } = this.#dependencies
    if (browser.isOpen) this.present.push({ from: this.#openedAt, to: time.now() })
    browser.close()
  }

  /** Nothing can keep what was typed at the very moment of a crash: it counts neither way. */
  #forgetTheLastMoment(): void {
    const { time } = this.#dependencies
    for (const [id, { at }] of this.given) if (time.now() - at < 50) this.given.delete(id)
  }

  #crashSometimes(): void {
    const { time, browser, random } = this.#dependencies
    time.after(exponential(random, 12 * MINUTE), async () => {
      if (this.#isGone || this.#isOver) return
      if (browser.isOpen) {
        this.#close()
        browser.kill()
        this.#forgetTheLastMoment()
        await time.wait(4_000 + 8_000 * random())
        await this.#openPage()
      }
      this.#crashSometimes()
    })
  }
}
