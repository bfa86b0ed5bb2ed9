import type { AnswerInputProps } from '@/components/exams/question/answer-input-props'
import { exams } from '@/lib/messages/exams'

export const TrueFalseInput = ({ question, value, onAnswer }: AnswerInputProps) => (
  <div className="radio-cards" data-columns="2">
    {[true, false].map((truth) => (
      <label key={String(truth)} className="radio-card exam-option">
        <input
          type="radio"
          name={`question-${question.questionActiveId}`}
          checked={value === truth}
          onChange={() => onAnswer(truth)}
        />
        <span>{truth ? exams.question.true : exams.question.false}</span>
      </label>
    ))}
  </div>
)
