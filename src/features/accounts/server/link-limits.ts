/** How often one network may follow links of mails, and one account be tried with a password at its link. */
export const LINK = { points: 30, windowSeconds: 3600 }
export const LINK_PASSWORD = { points: 5, windowSeconds: 15 * 60 }
