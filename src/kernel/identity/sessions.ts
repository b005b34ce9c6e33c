/** A signed-in person, as every request of theirs finds them. */
export interface Viewer {
  id: string
  /** The session of this device. */
  session_id: string
  name: string
  email: string
  email_verified: boolean
  /** `admin` for verified addresses in the active list of administrators, and for nobody else. */
  user_role: 'user' | 'moderator' | 'admin'
  /** Whether this session still owes the code of an authenticator app: until then it may do nothing else. */
  needs_code: boolean
  /** When it was last shown in this session who they are. */
  confirmed_at: string
  avatar_url: string | null
  google_user_data: { picture: string | null; name: string | null; given_name: string | null } | null
  has_password: boolean
  created_at: string
  /** When the account will be deleted, if its owner has asked for that. */
  delete_after: string | null
}

/** Who a request comes from, and the cookies that renew a session which has been used for a while. */
export interface Found {
  viewer: Viewer | null
  cookies: string[]
}

/** Looks a session up by the value of its cookie, in the database. */
type Lookup = (cookie: string) => Promise<Found>

/** How long a session is believed without looking: another process may have ended it without our hearing. */
const FRESH_MS = 5_000
/** Sessions kept at most; the oldest go first. */
const CACHED_MAX = 20_000

/**
 * Finds the person behind a session cookie, in memory where the same cookie was looked up a moment ago. Whatever
 * ends a session or changes a person must call `forget`, so that it holds from the next request on.
 */
export class Sessions {
  #cached = new Map<string, { viewer: Viewer; until: number }>()
  /** Grows with each `forget`: a lookup that was under way then is not kept. */
  #generation = 0
  readonly #cookie: RegExp
  readonly #lookup: Lookup

  constructor(cookieName: string, lookup: Lookup) {
    this.#cookie = new RegExp(`(?:^|;\\s*)${cookieName.replaceAll('.', '\\.')}=([^;]+)`)
    this.#lookup = lookup
  }

  /** `fresh`: looks in the database whatever is remembered, for rights that must end at once. */
  async find(headers: Headers, { fresh = false } = {}): Promise<Found> {
    const cookie = this.#cookie.exec(headers.get('cookie') ?? '')?.[1]
    if (cookie === undefined) return { viewer: null, cookies: [] }
    const cached = fresh ? undefined : this.#cached.get(cookie)
    if (cached && cached.until > Date.now()) return { viewer: cached.viewer, cookies: [] }
    const generation = this.#generation
    const found = await this.#lookup(cookie)
    this.#cached.delete(cookie)
    if (found.viewer && generation === this.#generation) {
      this.#cached.set(cookie, { viewer: found.viewer, until: Date.now() + FRESH_MS })
      if (this.#cached.size > CACHED_MAX) this.#cached.delete(this.#cached.keys().next().value!)
    }
    return found
  }

  /** Tells other processes whose sessions are to be looked up anew. */
  onForget: (userId: string) => void = () => {}

  /** The sessions of a person are looked up anew, in every process. */
  forget(userId: string): void {
    this.forgetHere(userId)
    this.onForget(userId)
  }

  /** The sessions of a person, or all, are looked up anew in this process. */
  forgetHere(userId?: string): void {
    this.#generation++
    for (const [cookie, { viewer }] of this.#cached) {
      if (userId === undefined || viewer.id === userId) this.#cached.delete(cookie)
    }
  }
}
