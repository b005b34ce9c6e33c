export const QUERY_TYPES = ['general', 'tool_submission', 'bug_report', 'partnership', 'support'] as const
export const CONTACT_MESSAGE_MAX = 5000
/** Within so many working hours a message is answered. */
export const CONTACT_RESPONSE_HOURS = 48
export const ADMIN_NOTES_MAX = 5000
export const INQUIRY_STATUSES = ['new', 'in_progress', 'resolved', 'closed'] as const
