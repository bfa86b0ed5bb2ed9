/** The segment of its address, and below it the status. */
export const ERROR_DOCUMENT = 'trang-loi'

/** Statuses whose page the shop writes itself, in place of the page that was asked for. */
const statuses = [404, 429, 500, 503] as const
export type ErrorStatus = (typeof statuses)[number]

export const parseErrorStatus = (segment: string): ErrorStatus | undefined =>
  statuses.find((status) => String(status) === segment)

/** The gateway alone asks for these. */
export const isErrorDocument = (pathname: string): boolean =>
  /^\/(?:mobile\/)?trang-loi(?:\/|$)/i.test(pathname)
