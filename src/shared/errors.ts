/** One code for each way in which a request can fail, and the HTTP status it is answered with. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** Somebody is signed in who has yet to show the code of their authenticator app. */
  code_required: 403,
  /** It is too long ago that somebody has shown who they are, for what they ask. */
  confirm_identity: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS
export type FieldErrors = Record<string, string>

/** The body of every failed answer. `error` and `message` carry the same text: callers read either. */
export interface ErrorBody {
  error: string
  message: string
  code: ErrorCode
  fields?: FieldErrors
}

export const UNKNOWN_ERROR = 'Something went wrong'
export const UNAVAILABLE = 'The service is not available right now. Please try again in a moment.'

/** A failure whose message may be shown to the person who caused it. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  /** Seconds after which the same may be tried again; told in the Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, fields?: FieldErrors, retryAfter?: number) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get status() {
    return ERROR_STATUS[this.code]
  }

  toBody(): ErrorBody {
    return {
      error: this.message,
      message: this.message,
      code: this.code,
      ...(this.fields && { fields: this.fields }),
    }
  }
}

/** No answer, or none that can be read. Its message may be shown; browsers have one each, and none for people. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('Could not reach Kitly', { cause })
    this.name = 'Unreachable'
  }

  /** Goes on with what was thrown while an answer was awaited: whoever has stopped a call knows it. */
  static rethrow(error: unknown): never {
    throw error instanceof DOMException && error.name === 'AbortError' ? error : new Unreachable(error)
  }
}

/** Reads an error body of any origin; what is not one becomes an `internal` error with a plain sentence. */
export function errorFromBody(status: number, body: unknown): AppError {
  const known = body as Partial<ErrorBody> | null
  if (known && typeof known === 'object' && typeof known.message === 'string' && known.code) {
    return new AppError(known.code, known.message, known.fields)
  }
  const code = (Object.keys(ERROR_STATUS) as ErrorCode[]).find((c) => ERROR_STATUS[c] === status)
  return new AppError(code ?? 'internal', UNKNOWN_ERROR)
}
