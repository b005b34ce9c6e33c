export const INVITATION_DAYS = 7
/** How long the key of the direct access page is good. */
export const DIRECT_ACCESS_MINUTES = 15
/** After so long the direct access page goes on even if the router has not. */
export const DIRECT_ACCESS_REDIRECT_MS = 2000
export const USER_ROLES = ['user', 'admin', 'moderator'] as const
