export const CLAIM_METHODS = ['email', 'file', 'dns'] as const
export type ClaimMethod = (typeof CLAIM_METHODS)[number]
export const CLAIM_STATUSES = ['requested', 'proved', 'approved', 'refused', 'withdrawn', 'lapsed'] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]
export const PROPOSAL_STATUSES = ['open', 'accepted', 'refused'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]
/** Characters of who somebody is there, and of sentences from one person to another. */
export const CLAIM_ROLE_MAX = 200
export const CLAIM_NOTE_MAX = 1000
/** Hours after which a file or a record is looked up again when a claim is used. */
export const PROOF_HOURS = 24
/** Proposals of one claim that may wait at the same time. */
export const PROPOSALS_OPEN_MAX = 50
