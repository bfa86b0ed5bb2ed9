/** A sheet to print: tasks and room for the answers. Formulas are written in plain signs. */
export type Handout = {
  name: string
  title: string
  /** What the reader finds it under when it is downloaded. */
  fileName: string
  intro: string
  tasks: { text: string; lines: number }[]
}

export const handout = (
  name: string,
  title: string,
  intro: string,
  tasks: [text: string, lines: number][],
): Handout => ({
  name,
  title,
  fileName: `${name}.pdf`,
  intro,
  tasks: tasks.map(([text, lines]) => ({ text, lines })),
})
