export const PASSWORD_MIN = 8
/** Longer ones only make the server work. */
export const PASSWORD_MAX = 128
export const PERSON_NAME_MAX = 100
export const BIO_MAX = 1000
export const LOCATION_MAX = 120
/** How long a device stays signed in after it was last used. */
export const SESSION_DAYS = 30
/** How long a device is remembered after somebody has last signed in there, and for how many accounts. */
export const DEVICE_DAYS = 365
export const DEVICE_ACCOUNTS_MAX = 5
export const VERIFY_HOURS = 48
export const RESET_MINUTES = 60
/** How long the old address can take a changed one back. */
export const UNDO_EMAIL_HOURS = 72
/** Between the wish to delete an account and its end. */
export const DELETE_GRACE_DAYS = 14
/** Bytes of an avatar as it is sent. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024
/** Pixels of its longer side as it is kept. */
export const AVATAR_SIZE = 512
/** Entries of the list of what a person did last. */
export const ACTIVITY_MAX = 20
export const RECOVERY_CODES = 10
