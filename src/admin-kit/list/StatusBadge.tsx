const TONES = {
  good: 'bg-good-soft text-good',
  warm: 'bg-warm-soft text-warm',
  plain: 'bg-raised text-muted',
  danger: 'bg-danger-soft text-danger',
} as const

/** A short word about the state of a row. */
export function StatusBadge({ tone, children }: { tone: keyof typeof TONES; children: string }) {
  return (
    <span
      className={`inline-flex rounded-md px-2 py-0.5 text-xs font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}

/** Whether everybody can see it. */
export function ActivityBadge({ isActive }: { isActive: boolean }) {
  return <StatusBadge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Active' : 'Inactive'}</StatusBadge>
}
