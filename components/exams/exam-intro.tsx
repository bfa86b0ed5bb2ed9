import { ExamFacts } from '@/components/exams/exam-facts'
import { RichText } from '@/components/ui/rich-text'
import { examKinds } from '@/contract/kinds'
import type { ExaminationDetail } from '@/contract/shop/exams'
import { exams } from '@/lib/messages/exams'

const texts = exams.intro

/** The introduction to an exam, rendered on the server: name, facts, description, rules. */
export function ExamIntro({ detail }: { detail: ExaminationDetail }) {
  const { examinationName, kind, description, duration } = detail
  const rules = [texts.ruleSaved, texts.ruleOffline, ...(duration ? [texts.ruleTime] : [])]
  return (
    <div className="grid gap-6">
      <header className="grid gap-1">
        <p className="text-ink-2">
          {kind === examKinds.exercise ? exams.kinds.exercise : exams.kinds.exam}
        </p>
        <h1>{examinationName}</h1>
      </header>
      <ExamFacts detail={detail} />
      {description ? <RichText html={description} /> : null}
      <section aria-labelledby="exam-rules" className="grid max-w-measure gap-2">
        <h2 id="exam-rules" className="text-h3">
          {texts.rules}
        </h2>
        <ul className="list-disc pl-5">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li className="hidden pointer-fine:list-item">{texts.ruleKeys}</li>
        </ul>
      </section>
      <noscript>{texts.needsScript}</noscript>
    </div>
  )
}
