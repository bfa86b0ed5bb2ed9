import { catalogProblems } from './check-catalog'
import { fileProblems } from './check-files'
import { learningProblems } from './check-learning'
import { peopleProblems } from './check-people'
import { textProblems } from './check-texts'

/** Everything that is wrong with the content: of each file first, then of what the files say of each other. */
export async function findProblems(): Promise<string[]> {
  const wrong = fileProblems()
  if (wrong.length > 0) return wrong
  return [
    ...catalogProblems(),
    ...textProblems(),
    ...learningProblems(),
    ...(await peopleProblems()),
  ]
}
