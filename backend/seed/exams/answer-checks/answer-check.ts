type Value = number | boolean

/** What a calculation says the key must be: a number, or truths and numbers in the order of the answers as written. */
type Proof = () => Value | readonly Value[]

/** By the name of the exam and the number of the question. */
export type AnswerChecks = Readonly<Record<string, Readonly<Record<number, Proof>>>>
