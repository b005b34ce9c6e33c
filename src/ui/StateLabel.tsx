interface Props {
  /** Null until it is known. */
  isOn: boolean | null
  on: string
  off: string
  /** Hides the label, as styles know it, where it might be wrong until it is known. */
  unknown: string
}

/** What a button of two states says. Each has its room, so that nothing moves when the other comes. */
export function StateLabel({ isOn, on, off, unknown }: Props) {
  return (
    <span className="state-label">
      <span className={isOn === null ? unknown : isOn ? 'invisible' : undefined}>{off}</span>
      <span className={isOn ? undefined : 'invisible'}>{on}</span>
    </span>
  )
}
