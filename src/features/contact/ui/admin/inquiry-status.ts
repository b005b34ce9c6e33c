import type { Inquiry } from '../../admin-contact.contract.ts'

export const STATUS_LABELS: Record<Inquiry['status'], string> = {
  new: 'New',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  closed: 'Closed',
}

export const STATUS_TONES = {
  new: 'warm',
  in_progress: 'warm',
  resolved: 'good',
  closed: 'plain',
} as const
