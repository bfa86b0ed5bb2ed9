import { INCOMPLETE_PAGE } from '@/lib/routes/incomplete-page'

/** Stands on a page in place of a part that could not be loaded, so that no cache keeps the page; what is missing is said beside it. */
export const IncompletePage = ({ part }: { part: string }) => (
  <meta name={INCOMPLETE_PAGE} content={part} />
)
