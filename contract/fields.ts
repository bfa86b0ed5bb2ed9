import { z } from 'zod/mini'
import { comparable, plainOrderCode } from '@/contract/comparable'
import { messages } from '@/contract/messages'

const INT4_MAX = 2_147_483_647

const fromDigits = (message: string, least: number, most: number) =>
  z.pipe(
    z.pipe(z.string(message).check(z.regex(/^\d{1,10}$/, message)), z.transform(Number)),
    z.int(message).check(z.minimum(least, message), z.maximum(most, message)),
  )

/** A database id in a path or query: digits only, 1 to 2,147,483,647. */
export const IdText = fromDigits(messages.badId, 1, INT4_MAX)
/** A database id in a JSON body or answer. */
export const Id = z
  .int(messages.badId)
  .check(z.minimum(1, messages.badId), z.maximum(INT4_MAX, messages.badId))
export const Uuid = z
  .string(messages.badId)
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, messages.badId))
/** Lower-case words joined by hyphens, as `slug()` makes them. */
export const SlugText = z
  .string(messages.badId)
  .check(
    z.regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, messages.badId),
    z.maxLength(200, messages.badId),
  )

/** Integer đồng. */
export const Money = z.int()
/** ISO 8601 in UTC, e.g. `2026-01-05T03:10:00Z`. */
export const Instant = z.string()
/** A plain date without zone, `yyyy-MM-dd`. */
export const PlainDate = z.string()

/** Text a person typed: trimmed, NFC, bounded, without control characters. */
export const line = (most: number, required?: string) =>
  z.pipe(
    z.pipe(
      z.string(required ?? messages.badInput).check(z.maxLength(most * 2, messages.tooLong)),
      z.transform((text) => text.normalize('NFC').trim()),
    ),
    z
      .string()
      .check(
        z.regex(/^[^\p{Cc}\p{Cs}]*$/u, messages.badInput),
        z.maxLength(most, messages.tooLong),
        ...(required ? [z.minLength(1, required)] : []),
      ),
  )

/** In a greeting of our emails an address would be a stranger's link with the shop's name above it. */
const LIKE_AN_ADDRESS =
  /:\/\/|@|\bwww\.|\.\p{L}{2,}\/|\.(?:com|net|org|info|vn|top|xyz|shop|site|online|club|link|app|io|me|cc|ly|zip|mov|ru|cn|biz|tk|asia|cloud|live|store)(?![\p{L}\d])/iu
/** Any ending, where nothing but lower case stands around the dot: initials and titles before a name are written large. */
const LIKE_A_HOST = /[\p{Ll}\p{Nd}][.][\p{Ll}\p{Lo}]{2,}(?![\p{L}\p{Nd}])/u
/** What programs take for a full stop, and what cannot be seen. */
const DOTS = /[\u3002\uff0e\uff61\ufe52\u2024\ua4f8\u0701\u0702]/g
const UNSEEN = /\p{Cf}|[\u115f\u1160\u3164\uffa0\u2800]|\u034f/gu

const looksLikeAnAddress = (name: string) => {
  const plain = name.normalize('NFKC').replace(DOTS, '.').replace(UNSEEN, '')
  return LIKE_AN_ADDRESS.test(plain) || LIKE_A_HOST.test(plain)
}
/** Nine digits, whatever stands between them, or a hotline: a greeting would pass a stranger's number on. */
const looksLikeAPhone = (name: string) => {
  const plain = name.normalize('NFKC').replace(/[^\p{L}\p{Nd}]/gu, '')
  return /\p{Nd}{9}|1[89]00\p{Nd}{4}/u.test(plain)
}
/** Joiners belong to some scripts; letters somebody can read must stand beside them. */
const isReadable = (name: string) => /\p{L}/u.test(name.replace(UNSEEN, ''))

const nameChecks = (unreadable: string) => [
  z.refine<string>((name) => name === '' || isReadable(name), unreadable),
  z.refine<string>((name) => !looksLikeAnAddress(name), messages.nameLikeAddress),
  z.refine<string>((name) => !looksLikeAPhone(name), messages.nameLikePhone),
]

/** Without the signs that turn the direction of what stands beside a name. */
const undirected = (typed: ReturnType<typeof line>) =>
  z.pipe(
    typed,
    z.transform((text) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').trim()),
  )

/** What somebody is called: letters that can be read; an email address, a web address or a telephone number is nobody's name. */
export const personName = (required: string) =>
  z.pipe(
    undirected(line(100, required)),
    z.string().check(z.minLength(1, required), ...nameChecks(required)),
  )

/** The same where a name may be missing, such as a pen name. */
export const optionalName = (most: number) =>
  z.pipe(undirected(line(most)), z.string().check(...nameChecks(messages.nameRequired)))

/** A code as it is compared: without spaces and signs that cannot be seen; whether case counts is for the upstream to say. */
export const codeText = (most: number, required?: string) =>
  z.pipe(
    z.pipe(
      z.string(required ?? messages.badInput).check(z.maxLength(most * 2, messages.tooLong)),
      z.transform((text) => comparable(text).replace(/ /g, '')),
    ),
    line(most, required),
  )

/** The code of an order however it is typed: `#HS 0000 0123` is `HS00000123`. */
export const orderCodeText = (required?: string) =>
  z.pipe(
    z.pipe(
      z.string(required ?? messages.badInput).check(z.maxLength(80, messages.tooLong)),
      z.transform(plainOrderCode),
    ),
    line(20, required),
  )

/** Several lines of typed text; line breaks stay. */
export const lines = (most: number) =>
  z.pipe(
    z.pipe(
      z.string(messages.badInput).check(z.maxLength(most * 2, messages.tooLong)),
      z.transform((text) => text.normalize('NFC').trim()),
    ),
    z
      .string()
      .check(
        z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, messages.badInput),
        z.maxLength(most, messages.tooLong),
      ),
  )

/** Search text: anything short; blank means no search. */
export const SearchText = z.pipe(
  z.string().check(z.maxLength(400, messages.tooLong)),
  z.transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, 200),
  ),
)

export const MAX_PAGE = 10_000
/** Page numbers start at 1. */
export const PageText = z._default(z.optional(fromDigits(messages.badPage, 1, MAX_PAGE)), 1)
export const sizeText = (usual: number, most: number) =>
  z._default(z.optional(fromDigits(messages.badPage, 1, most)), usual)
/** The query of a list that is only paged. */
export const pageQuery = { page: PageText, pageSize: sizeText(20, 100) }
/** The same of what may need a person: `open` is what still does. */
export const openListQuery = { ...pageQuery, state: z.optional(z.enum(['open', 'all'])) }
export const wholeText = (least: number, most: number) => fromDigits(messages.badInput, least, most)
/** A query value that may be present but empty, as in `category=`. */
export const blankable = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      schema,
    ]),
  )

export const MAX_QUANTITY = 99
export const MAX_CART_LINES = 100
/** Copies of one product in a cart line: an integer from 1 to 99; `"5"` is not one. @example 2 @example 1 */
export const Quantity = z
  .int(messages.badQuantity)
  .check(z.minimum(1, messages.badQuantity), z.maximum(MAX_QUANTITY, messages.badQuantity))

const notes = { successMessage: z.optional(z.string()), errorMessage: z.optional(z.string()) }
/** `{ data, successMessage?, errorMessage? }`: the envelope of every answer. */
export const envelope = <S extends z.ZodMiniType>(data: S) => z.object({ data, ...notes })
/** A list with its number of pages beside it. */
export const paged = <S extends z.ZodMiniType>(item: S) =>
  z.object({ data: z.array(item), totalPage: z.int(), totalItem: z.optional(z.int()), ...notes })
/** A list that a search may narrow to nothing: then it holds what looks alike, the likest named as what was meant. */
export const searched = <S extends z.ZodMiniType>(item: S) =>
  z.extend(paged(item), { suggestion: z.nullish(z.string()) })
/** A call that only confirms. */
export const Confirmation = z.object({ data: z.optional(z.null()), ...notes })
export const ErrorBody = z.object({ errorMessage: z.string(), data: z.optional(z.unknown()) })
