/** Who somebody is: what the kernel asks of the accounts, and sessions as they are remembered. */

/** What a session remembers of where it was started. */
export interface Device {
  headers: Headers
  ipAddress: string
}

/** A session that has begun, and the cookies that carry it. */
export interface Started {
  user_id: string
  cookies: string[]
}

/** Who somebody is, as the identity library knows it: passwords and sessions. Cookies are Set-Cookie headers. */
export interface Identity {
  /** The session of a cookie's value, with cookies that renew it once it has been used for a day. */
  findSession(cookie: string): Promise<{ id: string; user_id: string; cookies: string[] } | null>
  /**
   * Starts a session for an address and its password; not while the address is unverified. Throws
   * `unauthenticated` when they do not belong together, and `forbidden` when the account is deactivated.
   */
  signIn(email: string, password: string, device: Device): Promise<Started | 'unverified'>
  /** Starts a session for somebody who has shown in another way who they are. */
  startSession(userId: string, device: Device): Promise<Started>
  /** Ends the session of a request; answers the cookies that forget it. */
  endSession(headers: Headers): Promise<string[]>
  hashPassword(password: string): Promise<string>
  verifyPassword(hash: string, password: string): Promise<boolean>
  /** Writes what is still to be written. */
  close(): Promise<void>
}
