import type { TakeProps } from '@/components/exams/question/input-props'
import { exam } from '@/lib/messages/exams'
import '@/components/ui/choices-layer.css'

export const TruthTake = ({ question, value, onAnswer }: TakeProps) => (
  <div className="radio-cards" data-columns="2">
    {[true, false].map((truth) => (
      <label key={String(truth)} className="radio-card exam-option">
        <input
          type="radio"
          name={`question-${question.questionActiveId}`}
          checked={value === truth}
          onChange={() => onAnswer(truth)}
        />
        <span>{truth ? exam.question.true : exam.question.false}</span>
      </label>
    ))}
  </div>
)
